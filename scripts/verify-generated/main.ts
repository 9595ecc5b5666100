// Says of each language how many documents its generator wrote code for that compiles, and reads and writes them without loss.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert as toGo } from '#tools/json-to-go/operations.ts'
import { convert as toRust } from '#tools/json-to-rust/operations.ts'
import { generateAll, type Language } from './generate-all.ts'
import { verifyGo } from './go.ts'
import { verifyRust } from './rust.ts'

const languages: Language[] = [
  {
    name: 'Go',
    tool: 'json-to-go',
    extension: 'go.txt',
    convert: toGo,
    // What is written with other options only has to compile: some of them are there to leave something out.
    others: [
      { nested: 'inline', tags: ['json', 'yaml', 'xml', 'validate'] },
      { nullable: 'value', omitempty: true, dates: 'time', tags: ['json', 'db'] },
    ],
    verify: verifyGo,
  },
  {
    name: 'Rust',
    tool: 'json-to-rust',
    extension: 'rs.txt',
    convert: toRust,
    others: [
      { derives: ['Debug', 'Clone', 'PartialEq', 'Eq', 'Hash', 'Default', 'PartialOrd', 'Ord'], public: false },
      { derives: ['Debug', 'Deserialize'], nullable: 'single' },
      { derives: ['Clone', 'Copy', 'Default', 'Serialize', 'Deserialize'], skipNone: true },
    ],
    verify: verifyRust,
  },
]

const count = 300
console.log('TypeScript and Zod are compiled, and read what they were made of, by npm test.')
const wanted = process.argv.slice(2)
let failed = 0
for (const language of languages) {
  if (wanted.length > 0 && !wanted.includes(language.name.toLowerCase())) continue
  const folder = mkdtempSync(join(tmpdir(), `verify-${language.tool}-`))
  const generated = await generateAll(language, count)
  const verdict = await language.verify(generated, folder)
  rmSync(folder, { recursive: true })
  if (!verdict) {
    console.log(`${language.name}: skipped, its compiler is not on PATH`)
    continue
  }
  const { compiler, compiled, read, failures, notes } = verdict
  failed += failures.length
  console.log(
    `${language.name}: ${compiled} compiled, ${read} read and written back, ${failures.length} failures (${compiler})`,
  )
  for (const note of notes) console.log(`  ${note}`)
  for (const { title, why } of failures) console.log(`  ${title}: ${why}`)
}
process.exit(failed > 0 ? 1 : 0)
