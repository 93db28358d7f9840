// What the page can say without the program: in which language, that it cannot start, that it has stopped.
(() => {
    const root = document.documentElement;
    const path = location.pathname.replace(/(index\.html)+$/, "");
    const kept = () => {
        // A sandboxed frame throws when it is only looked at.
        try { return localStorage.getItem(`touchline:${path}:lang`); } catch { return null; }
    };
    // The order in which the program chooses.
    const tags = [kept(), new URLSearchParams(location.search).get("lang"), navigator.language];
    const known = tags.map(tag => (tag ?? "").slice(0, 2).toLowerCase()).find(tag => ["en", "fr", "es"].includes(tag));
    root.lang = known ?? "en";
    root.classList.add("one-language");

    const tell = id => { document.getElementById(id).hidden = false; };
    for (const button of document.querySelectorAll(".reload")) button.addEventListener("click", () => location.reload());
    if (typeof WebAssembly !== "object") return tell("missing");

    // A panic ends in a trap, and after a trap nothing of the program can be relied on.
    const stopped = error => { if (error instanceof WebAssembly.RuntimeError) tell("stopped"); };
    addEventListener("error", event => stopped(event.error));
    addEventListener("unhandledrejection", event => stopped(event.reason));

    const [glue, wasm] = ["modulepreload", "preload"].map(rel => document.querySelector(`link[rel=${rel}]`).href);
    // The program takes the shell away when it has something to show instead.
    import(glue).then(program => program.default({ module_or_path: wasm })).catch(error => {
        console.error(error);
        tell("failed");
    });
})();
