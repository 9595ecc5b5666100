import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDifference } from './equal-json.ts'
import type { Generated, Verdict } from './generated.ts'
import { runProgram, versionOf } from './run-program.ts'

/** The sources of crates from Debian's packages librust-serde-dev and librust-serde-json-dev. */
const registry = '/usr/share/cargo/registry'

/**
 * Compiles all as modules of two crates, of which one enables arbitrary precision in serde_json: code that does not use
 * it must work without.
 */
export function verifyRust(generated: readonly Generated[], folder: string): Verdict | undefined {
  const [compiler, cargo] = [versionOf('rustc', '--version'), versionOf('cargo', '--version')]
  if (!compiler || !cargo || !existsSync(registry)) return undefined
  const isExact = ({ code }: Generated) => code.includes('serde_json::Number')
  const crates = { plain: generated.filter((each) => !isExact(each)), exact: generated.filter(isExact) }
  const failures = Object.entries(crates).flatMap(([name, all]) => verifyCrate(name, all, join(folder, name)))
  return {
    compiler,
    compiled: generated.length,
    read: generated.filter(({ isRead }) => isRead).length,
    failures,
    notes: [
      'serde_json has the features float_roundtrip and unbounded_depth, which a decoder of any JSON needs, and',
      'arbitrary_precision for what asks for it. Half a surrogate pair, which Rust has no string for, is U+FFFD.',
    ],
  }
}

/** Cached, so that serde is compiled once per crate, not for each run. */
const targetOf = (crate: string): string =>
  join(import.meta.dirname, '../../node_modules/.cache/verify-generated', crate)

type Failure = Verdict['failures'][number]

function verifyCrate(name: string, generated: readonly Generated[], folder: string): Failure[] {
  writeCrate(name, generated, folder)
  const files = generated.map(({ id }) => `src/${id}.rs`)
  const unformatted = runProgram('rustfmt', ['--edition', '2021', '--check', '-l', ...files], folder).output
  const failures = generated
    .filter(({ id }) => unformatted.includes(`/src/${id}.rs`))
    .map(({ title }) => ({ title, why: 'rustfmt would lay it out in another way' }))
  const env = { CARGO_TARGET_DIR: targetOf(name) }
  const built = runProgram('cargo', ['build', '--offline', '--quiet', '--message-format', 'short'], folder, env)
  if (!built.isDone) return [...failures, ...compilerErrors(built.output, generated)]
  return [...failures, ...readAll(generated, folder, join(targetOf(name), 'debug/verify'))]
}

function compilerErrors(output: string, generated: readonly Generated[]): Failure[] {
  const titles = new Map(generated.map(({ id, title }) => [id, title]))
  return output.split('\n').flatMap((line) => {
    const [, id = ''] = /^src\/(c\d+)\.rs:/.exec(line) ?? /^src\/main\.rs:.*`(c\d+)/.exec(line) ?? []
    const title = titles.get(id)
    return title || /^error/.test(line) ? [{ title: title ?? 'all', why: line }] : []
  })
}

function writeCrate(name: string, generated: readonly Generated[], folder: string): void {
  mkdirSync(join(folder, 'src'), { recursive: true })
  mkdirSync(join(folder, '.cargo'))
  writeFileSync(join(folder, '.cargo/config.toml'), config)
  writeFileSync(join(folder, 'Cargo.toml'), manifest(name === 'exact' ? ', "arbitrary_precision"' : ''))
  writeFileSync(join(folder, 'src/main.rs'), mainOf(generated))
  for (const { id, json, code } of generated) {
    writeFileSync(join(folder, `src/${id}.rs`), code)
    // Rust strings cannot contain lone surrogates.
    writeFileSync(join(folder, `${id}.in.json`), json.replace(loneEscapes, '\\ufffd'))
  }
}

const loneEscapes = /(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}|\\ud[89ab][\da-f]{2}(?!\\ud[c-f])/gi

const config = `[source.crates-io]
replace-with = "debian"

[source.debian]
directory = "${registry}"
`

const manifest = (features: string): string => `[package]
name = "verify"
version = "0.0.0"
edition = "2021"

[dependencies]
serde = { version = "1", features = ["derive"] }
serde_json = { version = "1", features = ["float_roundtrip", "unbounded_depth"${features}] }

[profile.dev]
debug = false
opt-level = 0
`

const mainOf = (generated: readonly Generated[]): string => `#![deny(warnings)]
#![allow(dead_code)]
${generated.map(({ id }) => `mod ${id};\n`).join('')}
fn trip<T: serde::de::DeserializeOwned + serde::Serialize>(id: &str) {
    let data = std::fs::read_to_string(format!("{}.in.json", id)).unwrap();
    let mut reader = serde_json::Deserializer::from_str(&data);
    reader.disable_recursion_limit();
    match T::deserialize(&mut reader) {
        Err(error) => std::fs::write(format!("{}.failed.txt", id), error.to_string()).unwrap(),
        Ok(value) => std::fs::write(format!("{}.out.json", id), serde_json::to_vec(&value).unwrap()).unwrap(),
    }
}

fn all() {
${generated.flatMap(({ id, isRead }) => (isRead ? [`    trip::<${id}::Root>("${id}");\n`] : [])).join('')}}

fn main() {
    std::thread::Builder::new().stack_size(1 << 30).spawn(all).unwrap().join().unwrap();
}
`

function readAll(generated: readonly Generated[], folder: string, program: string): Failure[] {
  const ran = runProgram(program, [], folder)
  if (!ran.isDone) return [{ title: 'all', why: ran.output.slice(0, 2000) }]
  return generated
    .filter(({ isRead }) => isRead)
    .flatMap((each) => {
      const failed = join(folder, `${each.id}.failed.txt`)
      const why = existsSync(failed)
        ? readFileSync(failed, 'utf8')
        : findDifference(readFileSync(join(folder, `${each.id}.out.json`), 'utf8'), each)
      return why ? [{ title: each.title, why }] : []
    })
}
