// Runs the named benchmarks, or all, and writes their results into docs/benchmarks.md, each in its section.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchBase64File, benchCommandLineStart } from './command-line.ts'
import { benchCrypto } from './crypto.ts'
import { benchFileHash } from './file-hash.ts'
import { benchFileHashInChromium } from './file-hash-in-chromium.ts'
import { benchFlagships } from './flagships.ts'
import { benchCodeGenerators } from './generators/code-generators.ts'
import { benchIdentifiers } from './identifiers.ts'
import { benchImaging } from './imaging/imaging.ts'
import { benchImagingMemory } from './imaging/memory.ts'
import { benchJson } from './json.ts'
import { benchLogins } from './logins.ts'
import { benchManyTools, benchSearch } from './many-tools.ts'
import { benchMarkdown } from './markdown.ts'
import type { Row } from './measure.ts'
import { benchPages } from './pages.ts'
import { benchDocuments } from './programs/documents.ts'
import { benchEditing } from './programs/editing.ts'
import { benchRegex } from './regex.ts'
import { benchScale } from './scale.ts'
import { benchSpeech } from './speech.ts'
import { benchTextCounter } from './text-counter.ts'
import { benchTextDiff } from './text-diff.ts'
import { benchTextLines } from './text-lines.ts'

type Part = () => Row | Row[] | Promise<Row | Row[]>

const parts: Record<string, Part> = {
  search: benchSearch,
  'many-tools': benchManyTools,
  'command-line': benchCommandLineStart,
  base64: benchBase64File,
  'file-hash': benchFileHash,
  'file-hash-in-chromium': benchFileHashInChromium,
  crypto: benchCrypto,
  json: benchJson,
  regex: benchRegex,
  'text-diff': benchTextDiff,
  markdown: benchMarkdown,
  'code-generators': benchCodeGenerators,
  flagships: benchFlagships,
  'text-counter': benchTextCounter,
  'text-lines': benchTextLines,
  documents: benchDocuments,
  editing: benchEditing,
  identifiers: benchIdentifiers,
  imaging: benchImaging,
  'imaging-memory': benchImagingMemory,
  speech: benchSpeech,
  pages: benchPages,
  logins: benchLogins,
  scale: benchScale,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`)

const path = join(import.meta.dirname, '../../docs/benchmarks.md')
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const rows = [await run()].flat()
  // The reference is not installed.
  if (rows.length === 0) continue
  const table = tableOf(rows)
  console.log(`${name}\n\n${table}\n`)
  writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), name, table))
}

function tableOf(rows: Row[]): string {
  const lines = rows.map(
    ({ what, ours, reference, ratio, note = '' }) =>
      `| ${what} | ${ours} | ${reference} | ${ratio.toFixed(2)} | ${note} |`,
  )
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
  return ['| what | ours | reference | ratio | |', '|---|---|---|---|---|', ...lines, '', machine].join('\n')
}

/** Replaces a section's table, or appends it. */
function replaceSection(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`]
  const last = '<!-- /bench -->'
  const written = `${begin}\n\n${table}\n\n${end}`
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from >= 0 && to > from) return page.slice(0, from) + written + page.slice(to + end.length)
  return page.replace(last, () => `${written}\n\n${last}`)
}
