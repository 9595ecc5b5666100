import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, milliseconds, type Row } from '../measure.ts'
import { roundTripRows } from './round-trips.ts'

const languages = { go: 'Go', typescript: 'TypeScript', rust: 'Rust', kotlin: 'Kotlin' }

/**
 * Measures code generation for 1 and 10 MB, in a separate process each, compared with quicktype-core, and how much of
 * the code works.
 */
export async function benchCodeGenerators(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'code-'))
  try {
    const rows = [1, 10].flatMap((megabytes) => {
      const path = join(folder, `${megabytes}.json`)
      writeFileSync(path, orders(megabytes * 1_000_000))
      return Object.keys(languages).map((language) => generate(language as keyof typeof languages, path, megabytes))
    })
    return [...rows, ...(await roundTripRows())]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Figures {
  milliseconds: number
  mebibytes: number
}

function generate(language: keyof typeof languages, path: string, megabytes: number): Row {
  const taken: Record<'ours' | 'theirs', Figures[]> = { ours: [], theirs: [] }
  for (let round = 0; round < 3; round++)
    for (const who of ['ours', 'theirs'] as const) taken[who].push(run(who, language, path))
  const middle = (who: 'ours' | 'theirs', figure: keyof Figures) => median(taken[who].map((figures) => figures[figure]))
  const [ours, theirs] = [middle('ours', 'milliseconds'), middle('theirs', 'milliseconds')]
  return {
    what: `JSON to ${languages[language]}, ${megabytes} MB`,
    ours: milliseconds(ours),
    reference: `${milliseconds(theirs)} (quicktype-core)`,
    ratio: ours / theirs,
    note: `${Math.round(middle('ours', 'mebibytes'))} MiB at most, of the whole process, and ${Math.round(middle('theirs', 'mebibytes'))} MiB`,
  }
}

const run = (who: string, language: string, path: string): Figures =>
  JSON.parse(
    execFileSync('node', [join(import.meta.dirname, 'generate-code.ts'), who, language, path], { encoding: 'utf8' }),
  )

/** Orders as a shop's API returns them, with occasional missing fields, nulls and mixed types. */
function orders(bytes: number): string {
  const rows: string[] = []
  for (let [at, length] = [0, 0]; length < bytes; at++) {
    const items = Array.from({ length: (at % 4) + 1 }, (_, of) => ({
      sku: `T-${of}`,
      title: '绿茶 tea',
      price: 12.5 + of,
      count: of + 1,
      ...(of % 2 === 0 && { discount: null, tags: ['green', 'leaf'] }),
    }))
    const row = JSON.stringify({
      id: at,
      placedAt: '2026-03-14T09:26:53Z',
      paid: at % 3 === 0,
      note: at % 5 === 0 ? null : `note ${at}`,
      buyer: { name: `Person ${at}`, email: `p${at}@example.org`, address: { city: '杭州', zip: '310000' } },
      items,
      total: at % 7 === 0 ? at : at + 0.5,
      ...(at % 9 === 0 && { coupon: { code: 'SPRING', percent: 10 } }),
    })
    rows.push(row)
    length += Buffer.byteLength(row) + 1
  }
  return `[${rows.join()}]`
}
