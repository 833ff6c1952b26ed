// Measures what contracts and derives cost rustc: `node tests/bench/derive/run.mjs`, from anywhere.
//
// A package of 1,000 events is printed, and its crate checked with its contract modules and without them. Then 200 structs
// of 8 fields are compiled with `cantus::Event`, and the same structs with `serde::Serialize`. Processor seconds of
// rustc alone count, and the ratios in one run.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { write as writeRegistry } from "../generate/registry.mjs";

const EVENTS = 1000;
const STRUCTS = 200;
const RUNS = 5;

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../../..");
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const cantus = join(target, "release", "cantus");
const quiet = { stdio: ["ignore", "ignore", "inherit"] };

const manifest = (name, dependencies) =>
  `[package]\nname = "${name}"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n${dependencies}\n\n[features]\ndefault = ["bench"]\nbench = []\nserde = []\n\n[workspace]\n`;

/** Makes a crate; its dependencies are built once, before anything is measured. */
function makeCrate(work, name, dependencies, sources) {
  const folder = join(work, name);
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "Cargo.toml"), manifest(name, dependencies));
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(folder, "src", path), text);
  return folder;
}

/** Processor seconds of one cold run of Cargo on a crate whose dependencies are built. */
function seconds(folder, command) {
  const env = { ...process.env, CARGO_TARGET_DIR: join(folder, "target"), CARGO_INCREMENTAL: "0" };
  const lib = join(folder, "src", "lib.rs");
  writeFileSync(lib, readFileSync(lib));
  const script = `TIMEFORMAT='%U %S'; time cargo ${command} -q --offline`;
  const output = execFileSync("bash", ["-c", `{ ${script} ; } 2>&1 >/dev/null | tail -n 1`], { cwd: folder, env, encoding: "utf8" });
  return output.trim().split(" ").map(Number).reduce((sum, part) => sum + part);
}

/** The least of several runs of each, in turn: what else the machine does only ever adds. */
function compare(folders, command) {
  const best = folders.map(() => Infinity);
  for (let run = 0; run <= RUNS; run += 1) {
    folders.forEach((folder, at) => {
      const taken = seconds(folder, command);
      // The first run builds the dependencies.
      if (run > 0) best[at] = Math.min(best[at], taken);
    });
  }
  return best;
}

const pad = (number) => String(number).padStart(5, "0");

function structs(derive, attribute) {
  const one = (index) => `#[derive(${derive})]
${attribute(index)}pub struct Event${index}<'a> {
    pub sequence: i64,
    pub id: &'a str,
    pub count: u32,
    pub ratio: f64,
    pub active: bool,
    pub note: Option<&'a str>,
    pub label: Option<String>,
    pub names: Vec<&'a str>,
}
`;
  return Array.from({ length: STRUCTS }, (_, index) => one(index)).join("\n");
}

// The types of a registry are not serde's, so the fields of these events are scalars and lists.
const plainRegistry = (folder) => {
  const contract = join(folder, "registry", "contract", "bench");
  mkdirSync(contract, { recursive: true });
  writeFileSync(join(folder, "cantus.toml"), `cantus = "0.1"\n\n[targets.rust]\nout = "generated/rust/src"\n`);
  const event = (index) => `  event_${pad(index)}:
    summary: Something of kind ${index} happened.
    fields: {id: string, count: uint32, ratio: number, active: bool, note?: string, label?: string, names: list<string>}
`;
  writeFileSync(join(contract, "package.yaml"),
    `package: bench\nversion: 1.0.0\nsummary: A synthetic vocabulary.\nenvelope: {tag: event, content: data, common: {sequence: integer}}\n\nevents:\n${Array.from({ length: STRUCTS }, (_, index) => event(index)).join("")}`);
};

const row = (name, own, other, limit) =>
  console.log(`| ${name} | ${own.toFixed(2)} s | ${other.toFixed(2)} s | ${(own / other).toFixed(2)} | ${limit} |`);

execFileSync("cargo", ["build", "--release", "-q", "-p", "codegen"], { cwd: root, ...quiet });
const work = mkdtempSync(join(tmpdir(), "cantus-derive-"));
try {
  const emitter = `cantus = { path = ${JSON.stringify(join(root, "emitter"))} }`;
  console.log("| | this | that | ratio | to reach |\n|---|---|---|---|---|");

  const thousand = join(work, "thousand");
  writeRegistry(EVENTS, thousand);
  execFileSync(cantus, ["sync-types"], { cwd: thousand, ...quiet });
  const generated = (path) => readFileSync(join(thousand, "generated", "rust", "src", path), "utf8");
  const whole = generated("bench.rs");
  const [before, behind] = whole.split("\n/// Something of kind 0 happened.\n///\n/// Since 1.0.0.\npub mod event_00000");
  if (behind === undefined) throw new Error("the contract modules are not where they were");
  const withContracts = makeCrate(work, "with", emitter, { "lib.rs": generated("lib.rs"), "bench.rs": whole });
  const without = makeCrate(work, "without", emitter, { "lib.rs": generated("lib.rs"), "bench.rs": before });
  const [one, other] = compare([withContracts, without], "check");
  row("cold check of 1,000 events: with contract modules, without", one, other, "1.20");

  const plain = join(work, "plain");
  plainRegistry(plain);
  execFileSync(cantus, ["sync-types"], { cwd: plain, ...quiet });
  const plainLib = join(work, "vocabulary");
  makeCrate(work, "vocabulary", emitter, Object.fromEntries(["lib.rs", "bench.rs"].map((path) =>
    [path, readFileSync(join(plain, "generated", "rust", "src", path), "utf8")])));
  const ours = makeCrate(work, "ours", `${emitter}\nvocabulary = { path = ${JSON.stringify(plainLib)} }`,
    { "lib.rs": `use vocabulary::bench;\n\n${structs("cantus::Event", (index) => `#[event(bench::event_${pad(index)})]\n`)}` });
  const serdes = makeCrate(work, "serdes", `serde = { version = "1", features = ["derive"] }`,
    { "lib.rs": structs("serde::Serialize", () => "") });
  for (const command of ["check", "build"]) {
    const [derive, serialize] = compare([ours, serdes], command);
    row(`${command} of 200 structs: \`cantus::Event\`, \`serde::Serialize\``, derive, serialize, "1.00");
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
