// A page that embeds all four games, lets each frame be as high as it asks for, and shows what it is told.
(() => {
    const games = { grid: "Grid Soccer", street: "Street Fives", hex: "Hex Pitch", chess: "Chess Football" };
    const lang = ["en", "fr", "es"].find(tag => navigator.language.startsWith(tag)) ?? "en";
    document.documentElement.lang = lang;
    const frames = new Map();
    for (const [id, name] of Object.entries(games)) {
        const section = document.getElementById("game").content.cloneNode(true).firstElementChild;
        const frame = section.querySelector("iframe");
        section.querySelector("h2").textContent = name;
        frame.title = name;
        frame.src = `../?embed=1&game=${id}&lang=${lang}`;
        document.querySelector("main").append(section);
        frames.set(frame, section.querySelector("output"));
    }
    addEventListener("message", event => {
        const message = event.data;
        if (message?.ns !== "touchline" || message.v !== 1) return;
        for (const [frame, told] of frames) {
            if (frame.contentWindow !== event.source) continue;
            if (message.type === "height") frame.height = message.height;
            told.textContent = JSON.stringify(message);
        }
    });
})();
