import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'
import { algorithmSets, opensslHashes, referenceOf, titleOf, writeRandom } from './openssl-hashes.ts'

const cli = join(import.meta.dirname, '../../cli/toolbench.mjs')

/**
 * Measures hashing this many MiB on the command line, with each algorithm and with all seven at once, compared with
 * `openssl dgst`. The note has the ratio without the programs' start, measured with an empty file.
 */
export async function benchFileHash(size = 512): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'file-hash-'))
  try {
    const path = join(folder, 'input.bin')
    writeRandom(path, size)
    const empty = join(folder, 'empty.bin')
    writeFileSync(empty, '')
    const rows: Row[] = []
    for (const chosen of algorithmSets) {
      const whole = await timesOf(path, chosen)
      const start = await timesOf(empty, chosen)
      rows.push(rowOf(chosen, size, whole, start))
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Times = Awaited<ReturnType<typeof compareTimes>>

async function timesOf(path: string, chosen: readonly string[]): Promise<Times> {
  let [ours, theirs]: [unknown, unknown] = [[], []]
  const times = await compareTimes(
    3,
    () => {
      ours = oursOf(path, chosen)
    },
    () => {
      theirs = opensslHashes(path, chosen)
    },
  )
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`file-hash and openssl differ in ${chosen}`)
  return times
}

function rowOf(chosen: readonly string[], size: number, whole: Times, start: Times): Row {
  const alone = (whole.ours - start.ours) / (whole.reference - start.reference)
  return {
    what: `file-hash hash, ${titleOf(chosen)}, ${size} MiB, command line`,
    ours: milliseconds(whole.ours),
    reference: `${milliseconds(whole.reference)} (${referenceOf(chosen)})`,
    ratio: whole.ours / whole.reference,
    note: `same hashes; ${alone.toFixed(2)} without the start of the programs`,
  }
}

function oursOf(path: string, chosen: readonly string[]): string[] {
  const options = chosen.flatMap((name) => ['--algorithms', name])
  const answer = execFileSync('node', [cli, 'file-hash', 'hash', '--files', path, ...options, '--json'])
  const { results }: { results: { hashes: { hash: string }[] }[] } = JSON.parse(answer.toString())
  return results.flatMap(({ hashes }) => hashes.map(({ hash }) => hash))
}
