// What a first match downloads: `node size.mjs DIST BUDGET_KIB`. Fails when it is over the budget.
// Left out is what is fetched only when somebody opens it: rules pages and pictures.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [dist, budget] = process.argv.slice(2);
const later = (file) => file.startsWith("rules/") || extname(file) === ".png";

const kinds = { wasm: 0, js: 0, css: 0, html: 0, other: 0 };
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(dist, "/").length))
  .filter((file) => !later(file));
if (!files.includes("index.html")) {
  console.error(`size: there is no page in ${dist}: run ./touchline build first`);
  process.exit(1);
}
for (const file of files) {
  const kind = extname(file).slice(1);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  kinds[kind in kinds ? kind : "other"] += brotliCompressSync(readFileSync(join(dist, file)), { params }).length;
}

const kib = (bytes) => (bytes / 1024).toFixed(1);
const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
const parts = Object.entries(kinds).filter(([, bytes]) => bytes > 0).map(([kind, bytes]) => `${kind} ${kib(bytes)}`);
console.log(`size: ${parts.join(" + ")} = ${kib(total)} KiB brotli of ${budget} KiB`);
if (total > budget * 1024) {
  console.error("size: over the budget");
  process.exit(1);
}
