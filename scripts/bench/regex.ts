import { perform } from '#kit/perform.ts'
import { test } from '#tools/regex-tester/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const engines = ['quickjs', 'ecmascript', 'rust', 're2', 'oniguruma', 'pcre2', 'python'] as const
const pattern = '\\b[A-Z]\\w+@(\\w+)\\.com'

/** Measures finding every match in 1 MB with each engine, compared with a direct use of RegExp. */
export async function benchRegex(): Promise<Row[]> {
  const text = 'Some words, 中文, Ada@example.com and more of them. '.repeat(20_000).slice(0, 1_000_000)
  const expected = [...text.matchAll(new RegExp(pattern, 'g'))].length
  const rows: Row[] = []
  for (const engine of engines) {
    let count = 0
    const times = await compareTimes(
      5,
      async () => {
        count = (await perform(test, { pattern, text, engine, limit: 10_000 })).count
      },
      () => [...text.matchAll(new RegExp(pattern, 'g'))],
    )
    if (count !== expected) throw new Error(`${engine} found ${count} of ${expected}`)
    rows.push({
      what: `regex-tester test, ${engine}, ${expected} matches in 1 MB`,
      ours: milliseconds(times.ours),
      reference: `${milliseconds(times.reference)} (matchAll)`,
      ratio: times.ours / times.reference,
      note: 'places, groups and names of each match told',
    })
  }
  return rows
}
