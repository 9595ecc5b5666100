import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const root = join(import.meta.dirname, '../..')

/** Encodes 256 MiB on the command line, beside the system's own base64. */
export async function benchBase64File(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'base64-'))
  try {
    const input = join(folder, 'input.bin')
    fillFile(input, 256)
    const cli = [join(root, 'cli/toolbench.mjs'), 'base64', 'encode-file', '--no-data-uri']
    const times = await compareTimes(
      3,
      () => execFileSync('node', [...cli, '--file', input, '--output', join(folder, 'ours.txt')]),
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

/** Bytes that do not repeat soon, from a fixed start. */
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
