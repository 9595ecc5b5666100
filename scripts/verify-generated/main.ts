// Prints for each language how many documents have generated code that compiles, and that round-trips them without
// loss. Languages can be named: `npm run verify-generated -- go rust`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateAll } from './generate-all.ts'
import { languages } from './languages.ts'

const randomCount = 300
const wanted = process.argv.slice(2)
let failed = 0
console.log('TypeScript and Zod are compiled, and read what they were made of, by npm test.')
for (const language of languages) {
  if (wanted.length > 0 && !wanted.includes(language.name.toLowerCase())) continue
  const generated = await generateAll(language, randomCount)
  const folder = mkdtempSync(join(tmpdir(), `verify-${language.tool}-`))
  const start = performance.now()
  const verdict = language.verify(generated, folder)
  rmSync(folder, { recursive: true })
  if (!verdict) {
    console.log(`${language.name}: skipped, since its compiler or a library is not there`)
    continue
  }
  const { compiler, compiled, read, failures, notes } = verdict
  const seconds = Math.round((performance.now() - start) / 1000)
  failed += failures.length
  console.log(`${language.name}: ${compiled} compiled, ${read} read and written back, ${failures.length} failures`)
  for (const note of [`${compiler}, ${seconds} s`, ...notes]) console.log(`  ${note}`)
  for (const { title, why } of failures) console.log(`  ${title}: ${why}`)
}
process.exit(failed > 0 ? 1 : 0)
