import { execFileSync, spawnSync } from 'node:child_process'
import { compareTimes, milliseconds, type Row } from '../measure.ts'

/** The same work done by an operation and by what people have for it on a command line or as a library. */
export interface Comparison {
  what: string
  ours: () => Promise<unknown>
  reference: string
  theirs: () => unknown
  /** A program of the system that the reference needs. */
  program?: string
  note: string
}

/** Times each beside its reference; one whose program is missing has no row. */
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

/** Runs a program of the system to its end, and gives what it prints. */
export const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 29 })
