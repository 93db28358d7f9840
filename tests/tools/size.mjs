// What a first match downloads, what comes later when something off the pitch is first wanted, and then each further game
// when it is chosen: `node size.mjs DIST FIRST_KIB FURTHER_KIB LATER_KIB`. Fails when one of them is over its limit. Left
// out is what is fetched only when somebody reads it: the rules pages and the page that shows how to embed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [dist, ...limits] = process.argv.slice(2);
const [firstLimit, furtherLimit, laterLimit] = limits.map(Number);
if (!existsSync(join(dist, "index.html"))) {
  console.error(`size: there is no page in ${dist}: run ./touchline build first`);
  process.exit(1);
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const weight = (file) => brotliCompressSync(readFileSync(join(dist, file)), { params }).length;
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const kib = (bytes) => (bytes / 1024).toFixed(1);

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(dist, "/").length))
  .filter((file) => !file.startsWith("rules/") && !file.startsWith("demo/"));
const folder = files.find((file) => file.endsWith("/parts.js")).replace(/parts\.js$/, "");

// The loader names the files of each part: its own, and those that it shares with others.
const loader = readFileSync(join(dist, folder, "parts.js"), "utf8");
const fileOf = new Map([...loader.matchAll(/(__chunk_\d+) = makeLoad[^"]*"\.\/([^"]+)"/g)].map(([, name, file]) => [name, file]));
const parts = [...loader.matchAll(/load_(\w+) = wrapAsyncCb[^"]*"\.\/([^"]+)"[^[]*\[([^\]]*)\]/g)].map(([, part, file, shared]) => ({
  part,
  files: [file, ...shared.split(", ").filter(Boolean).map((name) => fileOf.get(name))].map((name) => folder + name),
}));
const cards = readFileSync("src/games/mod.rs", "utf8");
const place = ({ part }) => cards.indexOf(`${part}:`);
const games = parts.filter((part) => place(part) >= 0).sort((a, b) => place(a) - place(b));

let over = false;
const tell = (what, bytes, limit, details) => {
  over ||= bytes > limit * 1024;
  console.log(`size: ${what} ${kib(bytes)} KiB brotli of ${limit}${bytes > limit * 1024 ? ": over the limit" : ""}${details}`);
};

// With the sound on, as it is until somebody chooses otherwise, a first match fetches it too.
const [first, ...further] = games;
const part = (name) => parts.find(({ part }) => part === name);
const sound = part("sound").files.filter((file) => !first.files.includes(file));
const shared = files.filter((file) => !file.startsWith(folder) || file.endsWith(".js"));
const kinds = [...new Set(shared.map((file) => extname(file)))];
const details = kinds.map((kind) => `${kind.slice(1)} ${kib(sum(shared.filter((file) => extname(file) === kind).map(weight)))}`);
const [own, heard] = [first.files, sound].map((files) => sum(files.map(weight)));
details.push(`${first.part} ${kib(own)}`, `sound ${kib(heard)}`);
tell("a first match", sum(shared.map(weight)) + own + heard, firstLimit, ` (${details.join(" + ")})`);
// By the time that another game is chosen, the page of games lists the first match, and that is off the pitch.
const here = new Set([...first.files, ...sound]);
const more = (what, { part, files: needed }, limit) => {
  const missing = needed.filter((file) => !here.has(file));
  tell(`${what} ${part}`, sum(missing.map(weight)), limit, "");
  return missing;
};
more("later", part("clubhouse"), laterLimit).forEach((file) => here.add(file));
further.forEach((game) => more("then", game, furtherLimit));
process.exit(over ? 1 : 0);
