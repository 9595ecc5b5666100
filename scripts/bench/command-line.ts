import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const cli = join(import.meta.dirname, '../../cli/toolbench.mjs')

/** Measures the start of the command line for a minimal run, compared with an empty Node program. */
export async function benchCommandLineStart(): Promise<Row> {
  const encode = () => execFileSync('node', [cli, 'base64', 'encode', 'hi'], { encoding: 'utf8' })
  // The first start fills the compile cache.
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

/** Measures encoding 256 MiB on the command line, compared with the system's base64. */
export async function benchBase64File(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'base64-'))
  try {
    const input = join(folder, 'input.bin')
    fillFile(input, 256)
    const encodeFile = [cli, 'base64', 'encode-file', '--no-data-uri', '--file', input]
    const times = await compareTimes(
      3,
      () => execFileSync('node', [...encodeFile, '--output', join(folder, 'ours.txt')]),
      () => spawnSync('sh', ['-c', `base64 -w0 ${input} > ${join(folder, 'theirs.txt')}`]),
    )
    const [ours, theirs] = ['ours.txt', 'theirs.txt'].map((name) => readFileSync(join(folder, name)))
    if (!theirs || !ours?.equals(theirs)) throw new Error('base64 encode-file and coreutils differ')
    return {
      what: 'base64 encode-file, 256 MiB, command line',
      ours: milliseconds(times.ours),
      reference: `${milliseconds(times.reference)} (coreutils base64 -w0)`,
      ratio: times.ours / times.reference,
      note: 'same bytes',
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Generates pseudorandom bytes from a fixed seed. */
function fillFile(path: string, mebibytes: number): void {
  const file = openSync(path, 'w')
  const block = new Uint32Array(2 ** 18)
  let state = 1
  for (let written = 0; written < mebibytes; written++) {
    for (let index = 0; index < block.length; index++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      block[index] = state
    }
    writeSync(file, block)
  }
  closeSync(file)
}
