import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const toolbench = join(import.meta.dirname, '../../cli/toolbench.mjs')

/** Starts the command line for the smallest of runs, beside a Node that does nothing. */
export async function benchCommandLineStart(): Promise<Row> {
  const encode = () => execFileSync('node', [toolbench, 'base64', 'encode', 'hi'], { encoding: 'utf8' })
  // The first start compiles, and keeps what it has compiled.
  if (encode() !== 'aGk=') throw new Error('base64 encode answers something else')
  const times = await compareTimes(20, encode, () => execFileSync('node', ['-e', '0']))
  return {
    what: 'command line start, base64 encode',
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (node -e 0)`,
    ratio: times.ours / times.reference,
    note: 'medians of 20; the second start and later ones',
  }
}
