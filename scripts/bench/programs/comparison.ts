import { execFileSync, spawnSync } from 'node:child_process'
import { compareTimes, milliseconds, type Row } from '../measure.ts'

/** The same work done by an operation and by a common program or library. */
export interface Comparison {
  what: string
  ours: () => Promise<unknown>
  reference: string
  theirs: () => unknown
  /** The program that the reference needs. */
  program?: string
  note: string
}

/** Times each comparison; skips those whose program is missing. */
export async function compareWithReferences(comparisons: Comparison[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const comparison of comparisons) if (isHere(comparison.program)) rows.push(await rowOf(comparison))
  return rows
}

const isHere = (program?: string): boolean => !program || spawnSync(program, ['--help']).error === undefined

async function rowOf({ what, ours, reference, theirs, note }: Comparison): Promise<Row> {
  const times = await compareTimes(5, ours, theirs)
  return {
    what,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (${reference})`,
    ratio: times.ours / times.reference,
    note,
  }
}

/** Runs a program to its end, and returns its output. */
export const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 29 })
