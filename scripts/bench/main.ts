// Runs every benchmark and writes what came out between the marks in docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchBase64File } from './base64-file.ts'
import { benchCodeGenerators } from './code-generators.ts'
import { benchCommandLineStart } from './command-line-start.ts'
import { benchCrypto } from './crypto.ts'
import { benchFileHash } from './file-hash.ts'
import { benchFileHashInChromium } from './file-hash-in-chromium.ts'
import { benchImaging } from './imaging.ts'
import { benchJson } from './json.ts'
import { benchLogins } from './logins.ts'
import { benchManyTools } from './many-tools.ts'
import { benchMarkdown } from './markdown.ts'
import type { Row } from './measure.ts'
import { benchPages } from './pages.ts'
import { benchRegex } from './regex.ts'
import { benchSearch } from './search.ts'
import { benchTextCounter } from './text-counter.ts'
import { benchTextDiff } from './text-diff.ts'

const rows: Row[] = [
  await benchSearch(),
  benchManyTools(),
  await benchCommandLineStart(),
  await benchBase64File(),
  ...(await benchFileHash()),
  ...(await benchFileHashInChromium()),
  ...(await benchCrypto()),
  ...(await benchJson()),
  ...(await benchRegex()),
  ...(await benchTextDiff()),
  await benchMarkdown(),
  ...(await benchCodeGenerators()),
  ...(await benchTextCounter()),
  ...(await benchImaging()),
  ...(await benchPages()),
  ...(await benchLogins()),
]
const lines = rows.map(
  ({ what, ours, reference, ratio, note = '' }) =>
    `| ${what} | ${ours} | ${reference} | ${ratio.toFixed(2)} | ${note} |`,
)
const table = ['| what | ours | reference | ratio | |', '|---|---|---|---|---|', ...lines].join('\n')
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
console.log(`${table}\n\n${machine}`)

const path = join(import.meta.dirname, '../../docs/benchmarks.md')
const page = readFileSync(path, 'utf8')
const [before = ''] = page.split('<!-- bench -->')
const [, after = ''] = page.split('<!-- /bench -->')
writeFileSync(path, `${before}<!-- bench -->\n\n${table}\n\n${machine}\n\n<!-- /bench -->${after}`)
