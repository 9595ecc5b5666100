import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JsonDocument } from '#tools/json-editor/document/json-document.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const cli = join(import.meta.dirname, '../../cli/toolbench.mjs')
const program = `const fs = require('fs'); const [from, to] = process.argv.slice(1)
fs.writeFileSync(to, JSON.stringify(JSON.parse(fs.readFileSync(from, 'utf8')), null, 2))`

/**
 * Measures formatting 50 MB on the command line and editing a document of that size, compared with JavaScript's
 * built-in JSON.
 */
export async function benchJson(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'json-'))
  try {
    const [from, to, theirs] = ['in.json', 'ours.json', 'theirs.json'].map((name) => join(folder, name))
    const rows = Array.from({ length: 440_000 }, (_, id) => ({
      id,
      name: `Person ${id}`,
      note: '中文 text',
      of: [1, 2.5, null, { deep: true }],
    }))
    const text = JSON.stringify(rows)
    writeFileSync(String(from), text)
    const megabytes = Math.round(Buffer.byteLength(text) / 1e6)
    return [await format(String(from), String(to), String(theirs), megabytes), await edit(Buffer.from(text), megabytes)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function format(from: string, to: string, theirs: string, megabytes: number): Promise<Row> {
  const times = await compareTimes(
    3,
    () =>
      execFileSync('node', [cli, 'json-editor', 'format', '--output', to], {
        stdio: [openSync(from, 'r'), 'ignore', 'inherit'],
      }),
    () => execFileSync('node', ['-e', program, from, theirs]),
  )
  if (!readFileSync(to).equals(readFileSync(theirs))) throw new Error('json-editor format and JSON.stringify differ')
  return {
    what: `json-editor format, ${megabytes} MB, command line`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (JSON.stringify of JSON.parse)`,
    ratio: times.ours / times.reference,
    note: 'same bytes, where no digit is lost by the reference; warnings included',
  }
}

/** Opens a document and edits a value in its middle; without the tool, an edit costs parsing it all again. */
async function edit(bytes: Buffer, megabytes: number): Promise<Row> {
  const document = new JsonDocument()
  const times = await compareTimes(
    3,
    () => {
      document.open(bytes)
      const selection = document.revealLocation([220_000, 'name'])
      document.edit({ edit: 'replace', token: selection?.token ?? 0, source: '"changed"' }, false)
    },
    () => {
      const value = JSON.parse(bytes.toString())
      value[220_000].name = 'changed'
      JSON.stringify(value)
    },
  )
  return {
    what: `json-editor, a document of ${megabytes} MB opened and edited once`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (JSON.parse, a change, JSON.stringify)`,
    ratio: times.ours / times.reference,
    note: 'away from the page, in a worker',
  }
}
