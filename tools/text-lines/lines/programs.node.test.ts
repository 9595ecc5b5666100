// Compares results with GNU's programs in the C locale, which orders by code points.
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { columns } from '../columns.ts'
import { compare } from '../compare.ts'
import { edit } from '../edit.ts'
import { filter } from '../filter.ts'
import { join } from '../join.ts'
import { sort } from '../sort.ts'
import { split } from '../split.ts'
import { unique } from '../unique.ts'

const isGnu = spawnSync('sort', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU coreutils')

function answerOf([program = '', ...options]: string[], input: string): string {
  const { stdout } = spawnSync(program, options, { input, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  return stdout
}

const letters = fc.constantFrom(
  'a',
  'B',
  'b',
  '中',
  '🙂',
  '，',
  ' ',
  '\t',
  '.',
  '-',
  '~',
  'é',
  '0',
  '01',
  '10',
  '9',
  '\r',
)
const anyLine = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''))
const alphanumeric = fc.array(fc.constantFrom('a', 'b', 'Z', '0', '00', '1', '9', '10', '123'), { maxLength: 5 })
const linesOf = (line: fc.Arbitrary<string>) =>
  fc.array(line, { minLength: 1, maxLength: 40 }).map((lines) => `${lines.join('\n')}\n`)

/** Without CR, which is a line break here and a character to GNU. */
const plainLines = linesOf(anyLine.map((line) => line.replaceAll('\r', '')))
const asciiLines = linesOf(fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '\t'), maxLength: 30 }))

const numbers = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom('', '.5', '.25', '.05', '.0'))

/** Sorts first, since `uniq` compares adjacent lines. */
const sorted = async (text: string, show: 'repeated' | 'once' | 'counts') =>
  perform(unique, { text: (await perform(sort, { text })).text, show })

test.skipIf(!isGnu).each<[string, fc.Arbitrary<string>, (text: string) => Promise<{ text: string }>, string[]]>([
  ['sort', plainLines, (text) => perform(sort, { text }), ['sort']],
  ['sort -r', plainLines, (text) => perform(sort, { text, descending: true }), ['sort', '-r']],
  ['sort -u', plainLines, (text) => perform(sort, { text, unique: true }), ['sort', '-u']],
  [
    'sort -V',
    // GNU ignores numbers of zeros only: it takes b and b000 for equal.
    linesOf(alphanumeric.map((parts) => parts.join('')).filter((line) => !/(?<!\d)0+(?!\d)/.test(line))),
    (text) => perform(sort, { text, by: 'natural' }),
    ['sort', '-s', '-V'],
  ],
  [
    'sort -n',
    linesOf(numbers.map(([whole, fraction]) => `${whole}${fraction}`)),
    (text) => perform(sort, { text, by: 'number' }),
    ['sort', '-s', '-n'],
  ],
  [
    'sort -g',
    linesOf(fc.double({ noNaN: true, noDefaultInfinity: true }).map(String)),
    (text) => perform(sort, { text, by: 'number', descending: true }),
    ['sort', '-s', '-r', '-g'],
  ],
  ['uniq -d', plainLines, (text) => sorted(text, 'repeated'), ['sh', '-c', 'sort | uniq -d']],
  ['uniq -u', plainLines, (text) => sorted(text, 'once'), ['sh', '-c', 'sort | uniq -u']],
  [
    'uniq -c',
    plainLines,
    (text) => sorted(text, 'counts'),
    ['sh', '-c', "sort | uniq -c | sort -s -k1,1nr | sed 's/^ *\\([0-9]*\\) /\\1\t/'"],
  ],
  ['awk', plainLines, (text) => perform(unique, { text }), ['awk', '!seen[$0]++']],
  [
    'grep -C',
    plainLines,
    (text) => perform(filter, { text, find: 'b', around: 2, ignoreCase: false }),
    ['grep', '--no-group-separator', '-C2', 'b'],
  ],
  [
    'grep -v',
    plainLines,
    (text) => perform(filter, { text, find: '^b|1$', regex: true, invert: true }),
    ['grep', '-vEi', '^b|1$'],
  ],
  ['expand', asciiLines, (text) => perform(edit, { text, trim: 'none', tabs: 4 }), ['expand', '-t4']],
  ['tac', plainLines, (text) => perform(edit, { text, trim: 'none', reverse: true }), ['tac']],
  [
    'cut',
    plainLines,
    (text) => perform(columns, { text, delimiter: '.', pick: '2', join: '' }),
    ['awk', '-F[.]', '{print $2}'],
  ],
  [
    'paste',
    plainLines,
    async (text) => ({ text: `${(await perform(join, { text, with: '+' })).text}\n` }),
    ['paste', '-sd+', '-'],
  ],
  [
    'fold',
    linesOf(fc.string({ unit: fc.constantFrom('a', 'b', '.', '1'), maxLength: 30 })),
    (text) => perform(split, { text, at: '', perLine: 7 }),
    ['fold', '-w7'],
  ],
])('%s', async (_, texts, ours, theirs) => {
  for (const text of fc.sample(texts, { numRuns: runs(100), seed: 28 }))
    expect({ text, result: (await ours(text)).text }).toEqual({ text, result: answerOf(theirs, text) })
})

test.skipIf(!isGnu)('comm', async () => {
  const script = 'comm $1 --output-delimiter= <(sort -u <<< "$2") <(sort -u <<< "$3")'
  const item = fc
    .array(fc.constantFrom('a', 'b', '中', '🙂'), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.join(''))
  const list = fc.array(item, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'))
  for (const [left, right] of fc.sample(fc.tuple(list, list), { numRuns: runs(50), seed: 28 })) {
    const compared = await perform(compare, { left, right })
    const sortedOf = async (text: string) => (text === '' ? '' : `${(await perform(sort, { text })).text}\n`)
    const commOf = (options: string) => answerOf(['bash', '-c', script, 'bash', options, left, right], '')
    expect([left, right, await sortedOf(compared.onlyLeft)]).toEqual([left, right, commOf('-23')])
    expect([left, right, await sortedOf(compared.onlyRight)]).toEqual([left, right, commOf('-13')])
    expect([left, right, await sortedOf(compared.both)]).toEqual([left, right, commOf('-12')])
  }
})
