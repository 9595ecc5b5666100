import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { perform } from '#kit/perform.ts'
import { replace, sort } from '#tools/text-lines/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

/**
 * Compares sorting a million lines with coreutils, and replacing words in 10 MB of log with sed; the outputs must be
 * equal.
 */
export async function benchTextLines(lines = 1_000_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'text-lines-'))
  const numbers = Array.from({ length: lines }, (_, at) => ((at + 1) * 2_654_435_761) % 4_294_967_291)
  const line = (number: number): string => `${number} line`
  const address = (number: number): string => [24, 16, 8, 0].map((bits) => (number >>> bits) & 0xff).join('.')
  const day = (number: number): string => `${new Date(number * 400).toISOString()} paid`
  const byBytes = ['1', '2', '3', '4'].flatMap((field) => ['-k', `${field},${field}n`])
  try {
    return [
      await rowOfSort(folder, { by: 'text', lines: numbers.map(line), options: [] }),
      await rowOfSort(folder, { by: 'ip', lines: numbers.map(address), options: ['-t', '.', ...byBytes] }),
      await rowOfSort(folder, { by: 'date', lines: numbers.map(day), options: [] }),
      await rowOfReplace(folder),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Sorting {
  by: 'text' | 'ip' | 'date'
  lines: readonly string[]
  /** Those of coreutils for the same order. */
  options: readonly string[]
}

async function rowOfSort(folder: string, { by, lines, options }: Sorting): Promise<Row> {
  const text = lines.join('\n')
  const path = join(folder, 'lines.txt')
  writeFileSync(path, `${text}\n`)
  let [ours, theirs] = ['', '']
  const times = await compareTimes(
    3,
    async () => {
      ours = (await perform(sort, { text, by })).text
    },
    () => {
      const setting = { env: { ...process.env, LC_ALL: 'C.UTF-8' }, maxBuffer: 2 ** 28 }
      theirs = execFileSync('sort', ['--parallel=1', ...options, path], setting).toString()
    },
  )
  if (ours !== theirs.trimEnd()) throw new Error(`text-lines sorts by ${by} otherwise than sort`)
  const orders = { text: '', ip: ' by address', date: ' by date' }
  return {
    what: `text-lines sort${orders[by]}, ${lines.length.toLocaleString('en')} lines`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (${['coreutils sort', ...options].join(' ')})`,
    ratio: times.ours / times.reference,
    note: by === 'date' ? 'same lines; ours finds dates of any form, with their offsets' : 'same lines',
  }
}

async function rowOfReplace(folder: string): Promise<Row> {
  const line = '2026-01-05T12:00:00Z INFO shop: order 4711 paid by ada from 192.0.2.17 in 35 ms\n'
  const text = line.repeat(Math.ceil(10e6 / line.length))
  const path = join(folder, 'shop.log')
  writeFileSync(path, text)
  let [ours, theirs] = ['', '']
  const times = await compareTimes(
    3,
    async () => {
      ours = (await perform(replace, { text, pairs: 'INFO => WARN\nada => lin\npaid => sent' })).text
    },
    () => {
      const commands = ['s/INFO/WARN/g', 's/ada/lin/g', 's/paid/sent/g'].flatMap((command) => ['-e', command])
      theirs = execFileSync('sed', [...commands, path], { maxBuffer: 2 ** 28 }).toString()
    },
  )
  if (ours !== theirs) throw new Error('text-lines replaces otherwise than sed')
  return {
    what: 'text-lines replace, three words, 10 MB of log',
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (sed)`,
    ratio: times.ours / times.reference,
    note: 'same bytes; ours counts each word, and lets two change places',
  }
}
