// Measures generation against its peers: `node tests/bench/generate/run.mjs`, from anywhere.
//
// Everything is built for release and measured in one run; the figures to look at are the ratios. Needs what
// `npm ci --prefix tests/bench/generate` installs, and `cargo-typify` (`cargo install cargo-typify --version 0.8.0`).
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { write as writeRegistry } from "./registry.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../../..");
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const cantus = join(target, "release", "cantus");
const quiet = { stdio: ["ignore", "ignore", "inherit"] };

/** Runs a command to its end; gives seconds and, on Linux, its peak of memory in MiB. */
function measure(command, args, options = {}) {
  return new Promise((done, fail) => {
    const start = process.hrtime.bigint();
    const child = spawn(command, args, { stdio: "ignore", ...options });
    let peak = 0;
    const look = setInterval(() => {
      try {
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0));
      } catch { /* it has ended, or this is not Linux */ }
    }, 2);
    child.on("error", fail);
    child.on("close", (code) => {
      clearInterval(look);
      if (code !== 0) return fail(new Error(`${command} ${args.join(" ")} exited with ${code}`));
      done({ seconds: Number(process.hrtime.bigint() - start) / 1e9, mebibytes: peak / 1024 });
    });
  });
}

/** The median run of several; `before` runs ahead of each and is not counted. */
async function median(runs, before, command, args, options) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    before();
    results.push(await measure(command, args, options));
  }
  results.sort((one, other) => one.seconds - other.seconds);
  const middle = results[Math.floor(runs / 2)];
  return { ...middle, mebibytes: Math.max(...results.map((result) => result.mebibytes)) };
}

const seconds = (value) => `${value.toFixed(3)} s`;

async function own(events, folder) {
  writeRegistry(events, folder);
  const forget = () => rmSync(join(folder, "generated"), { recursive: true, force: true });
  const runs = events > 5000 ? 3 : 7;
  const first = await median(runs, forget, cantus, ["sync-types"], { cwd: folder });
  const check = await median(runs, () => {}, cantus, ["check"], { cwd: folder });
  return { events, write: first, check };
}

async function peers(folder, work) {
  const schema = join(folder, "generated", "schemas", "bench.read.schema.json");
  const node = (script) => median(3, () => {}, process.execPath, ["--input-type=module", "-e", script], { cwd: here });
  const rows = {};
  rows["json-schema-to-typescript"] = await node(
    `import { compileFromFile } from "json-schema-to-typescript"; import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(join(work, "peer.ts"))}, await compileFromFile(${JSON.stringify(schema)}));`);
  rows["quicktype-core"] = await node(
    `import { InputData, JSONSchemaInput, FetchingJSONSchemaStore, quicktype } from "quicktype-core";
     import { readFileSync, writeFileSync } from "node:fs";
     const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
     await input.addSource({ name: "Event", schema: readFileSync(${JSON.stringify(schema)}, "utf8") });
     const data = new InputData(); data.addInput(input);
     const result = await quicktype({ inputData: data, lang: "typescript" });
     writeFileSync(${JSON.stringify(join(work, "quicktype.ts"))}, result.lines.join("\\n"));`);
  rows["cargo-typify"] = await median(3, () => {}, "cargo", ["typify", schema, "--output", join(work, "typify.rs")]);
  return rows;
}

/** Seconds of a cold `cargo check` of one crate whose dependencies are already built. */
async function coldCheck(name, manifest, sources, work) {
  const crate = join(work, name);
  mkdirSync(join(crate, "src"), { recursive: true });
  writeFileSync(join(crate, "Cargo.toml"), manifest);
  writeFileSync(join(crate, "src", "lib.rs"), "");
  const env = { ...process.env, CARGO_TARGET_DIR: join(crate, "target"), CARGO_INCREMENTAL: "0" };
  execFileSync("cargo", ["check", "-q"], { cwd: crate, env, ...quiet });
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(crate, "src", path), text);
  const touch = () => writeFileSync(join(crate, "src", "lib.rs"), sources["lib.rs"]);
  return median(3, touch, "cargo", ["check", "-q"], { cwd: crate, env });
}

async function compileTimes(folder, work) {
  const generated = join(folder, "generated", "rust", "src");
  const package_ = (name, dependencies, rest = "") =>
    `[package]\nname = "${name}"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n${dependencies}\n${rest}\n[workspace]\n`;
  const ours = await coldCheck("ours",
    package_("ours", `cantus = { path = ${JSON.stringify(join(root, "emitter"))} }`,
      `\n[features]\ndefault = ["bench"]\nbench = []\nserde = ["cantus/serde"]\n`),
    { "bench.rs": readFileSync(join(generated, "bench.rs"), "utf8"), "lib.rs": readFileSync(join(generated, "lib.rs"), "utf8") }, work);
  const typify = await coldCheck("theirs",
    package_("theirs", `serde = { version = "1", features = ["derive"] }\nserde_json = "1"\nregress = "0.10"`),
    { "lib.rs": readFileSync(join(work, "typify.rs"), "utf8") }, work);
  return { ours, typify };
}

execFileSync("cargo", ["build", "--release", "-q", "-p", "codegen"], { cwd: root, ...quiet });
const work = mkdtempSync(join(tmpdir(), "cantus-bench-"));
try {
  const rows = [];
  for (const events of [100, 1000, 10000]) rows.push(await own(events, join(work, String(events))));
  console.log("| events | sync-types, all targets | peak | check, unchanged | check / write |\n|---|---|---|---|---|");
  for (const { events, write, check } of rows) {
    console.log(`| ${events} | ${seconds(write.seconds)} | ${write.mebibytes.toFixed(0)} MiB | ${seconds(check.seconds)} | ${(check.seconds / write.seconds).toFixed(2)} |`);
  }
  const [, thousand, tenThousand] = rows;
  console.log(`\n10,000 events take ${(tenThousand.write.seconds / thousand.write.seconds).toFixed(1)} × as long as 1,000.\n`);

  const others = await peers(join(work, "1000"), work);
  console.log("| 1,000 events, one output | time | × sync-types, all targets |\n|---|---|---|");
  for (const [name, { seconds: taken }] of Object.entries(others)) {
    console.log(`| ${name} | ${seconds(taken)} | ${(taken / thousand.write.seconds).toFixed(1)} |`);
  }

  const { ours, typify } = await compileTimes(join(work, "1000"), work);
  const size = (path) => (statSync(path).size / 1e6).toFixed(1);
  console.log("\n| cold `cargo check`, 1,000 events | time | source |\n|---|---|---|");
  console.log(`| generated by cantus | ${seconds(ours.seconds)} | ${size(join(work, "ours/src/bench.rs"))} MB |`);
  console.log(`| printed by typify | ${seconds(typify.seconds)} | ${size(join(work, "theirs/src/lib.rs"))} MB |`);
  console.log(`\nratio: ${(ours.seconds / typify.seconds).toFixed(2)}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
