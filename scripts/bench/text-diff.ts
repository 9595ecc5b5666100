import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffChars, diffLines } from 'diff'
import { perform } from '#kit/perform.ts'
import { compare } from '#tools/text-diff/operations.ts'
import { compareTimes, milliseconds, type Row } from './measure.ts'

/**
 * Measures comparing texts of which little, a third or all differs, compared with `diff` and `git diff --no-index`,
 * including their start.
 */
export async function benchTextDiff(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  try {
    const rows: Row[] = []
    for (const count of [10_000, 100_000]) {
      for (const share of [0.01, 0.3, 1]) {
        const [original, changed] = texts(count, share)
        const paths = [join(folder, 'original'), join(folder, 'changed')]
        writeFileSync(String(paths[0]), original)
        writeFileSync(String(paths[1]), changed)
        rows.push(await compareWithJsdiff(original, changed, { count, share }))
        for (const program of programs)
          rows.push(await compareWithProgram(program, paths, original, changed, { count, share }))
      }
    }
    rows.push(await characters())
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const programs = [['diff'], ['git', 'diff', '--no-index', '--numstat']]

async function compareWithProgram(
  [program = '', ...options]: string[],
  paths: string[],
  original: string,
  changed: string,
  { count, share }: { count: number; share: number },
): Promise<Row> {
  let edits = 0
  const times = await compareTimes(
    3,
    async () => {
      const { additions, deletions } = await perform(compare, { original, changed })
      edits = additions + deletions
    },
    () => spawnSync(program, [...options, ...paths], { stdio: 'ignore' }),
  )
  return {
    what: `text-diff compare, ${count} lines, ${share * 100} % changed`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (${[program, options[0]].join(' ').trim()}, with its start)`,
    ratio: times.ours / times.reference,
    note: `${edits} lines added and removed`,
  }
}

/** The timeout of jsdiff in milliseconds; without it some of these would take minutes. */
const patience = 10_000

async function compareWithJsdiff(
  original: string,
  changed: string,
  { count, share }: { count: number; share: number },
): Promise<Row> {
  let hasGivenUp = false
  const times = await compareTimes(
    1,
    () => perform(compare, { original, changed }),
    () => {
      hasGivenUp = diffLines(original, changed, { timeout: patience }) === undefined
    },
  )
  return {
    what: `text-diff compare, ${count} lines, ${share * 100} % changed`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (jsdiff${hasGivenUp ? ', gave up' : ''})`,
    ratio: times.ours / times.reference,
  }
}

/** A megabyte compared by characters; a third of the lines has other words. */
async function characters(): Promise<Row> {
  const [original, changed] = texts(27_000, 0.3)
  const times = await compareTimes(
    1,
    () => perform(compare, { original, changed, mode: 'chars' }),
    () => diffChars(original, changed, { timeout: patience }),
  )
  return {
    what: `text-diff compare, ${(original.length / 1e6).toFixed(1)} MB by characters, 30 % of the lines changed`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (jsdiff, gives up after ${patience / 1000} s)`,
    ratio: times.ours / times.reference,
  }
}

/**
 * Generates lines of eight words, of which a share is changed, deleted or followed by another; the same in every run.
 */
function texts(count: number, share: number): [original: string, changed: string] {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const line = () => Array.from({ length: 8 }, () => `w${Math.floor(random() * 2000).toString(36)}`).join(' ')
  const original = Array.from({ length: count }, line)
  const changed = original.flatMap((own) => {
    if (random() >= share) return [own]
    const kind = random()
    return kind < 0.2 ? [] : kind < 0.4 ? [own, line()] : [line()]
  })
  return [`${original.join('\n')}\n`, `${changed.join('\n')}\n`]
}
