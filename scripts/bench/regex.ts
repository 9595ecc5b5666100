import { perform } from '#kit/perform.ts'
import { Pcre2Instance, withMoreMemory } from '#lib/regex/pcre2/pcre2-instance.ts'
import { wasmBytes } from '#lib/wasm-bytes.ts'
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
  return [...rows, await besidePcre2Alone(text, expected)]
}

/** The same module without the tool: its search called for one match after another, and nothing made of them. */
async function besidePcre2Alone(text: string, expected: number): Promise<Row> {
  const instance = new Pcre2Instance(await WebAssembly.compile(withMoreMemory(await wasmBytes('pcre2'))))
  const countAlone = () => {
    const source = instance.writeText(pattern)
    const code = instance.exports._compile(source, pattern.length, instance.writeText('\0'))
    const subject = instance.writeText(text)
    const data = instance.exports._createMatchData(code)
    const places = instance.exports._getOvectorPointer(data)
    let count = 0
    for (let from = 0; ; count++) {
      instance.integers(places, 1)[0] = -1
      instance.exports._substitute(code, subject, text.length, from, data, searchOnly, 0, 0, 0, 0)
      const [start = -1, end = 0] = instance.integers(places, 2)
      if (start < 0) break
      from = end
    }
    instance.exports._destroyMatchData(data)
    instance.exports._destroyCode(code)
    for (const address of [source, subject]) instance.exports._free(address)
    if (count !== expected) throw new Error(`PCRE2 alone found ${count} of ${expected}`)
  }
  const times = await compareTimes(
    5,
    () => perform(test, { pattern, text, engine: 'pcre2', limit: 10_000 }),
    countAlone,
  )
  return {
    what: `regex-tester test, pcre2, ${expected} matches in 1 MB`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (PCRE2 alone, the same module)`,
    ratio: times.ours / times.reference,
    note: 'the reference only counts',
  }
}

/** PCRE2_NO_UTF_CHECK and PCRE2_SUBSTITUTE_OVERFLOW_LENGTH: a search is a substitution that writes nothing. */
const searchOnly = 0x40001000
