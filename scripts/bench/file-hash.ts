import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'

const cli = join(import.meta.dirname, '../../cli/toolbench.mjs')

/** The seven usual algorithms, with the names that openssl has for them. */
const algorithms = {
  MD5: 'md5',
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
  'SHA3-256': 'sha3-256',
  'SHA3-512': 'sha3-512',
}

/**
 * Hashes so many MiB on the command line, with each algorithm and with all seven at once, beside `openssl dgst`. What an
 * empty file takes is the start of the programs: the note has the ratio without it.
 */
export async function benchFileHash(size = 512): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'file-hash-'))
  try {
    const path = join(folder, 'input.bin')
    for (let part = 0; part < size; part += 16) appendFileSync(path, randomBytes(Math.min(16, size - part) * 2 ** 20))
    const empty = join(folder, 'empty.bin')
    writeFileSync(empty, '')
    const names = Object.keys(algorithms)
    const rows: Row[] = []
    for (const chosen of [...names.map((name) => [name]), names]) {
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
      theirs = chosen.map((name) => opensslOf(path, name))
    },
  )
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`file-hash and openssl differ in ${chosen}`)
  return times
}

function rowOf(chosen: readonly string[], size: number, whole: Times, start: Times): Row {
  const alone = (whole.ours - start.ours) / (whole.reference - start.reference)
  return {
    what: `file-hash hash, ${chosen.length > 1 ? 'all seven at once' : chosen[0]}, ${size} MiB, command line`,
    ours: milliseconds(whole.ours),
    reference: `${milliseconds(whole.reference)} (openssl dgst${chosen.length > 1 ? ', one after another' : ''})`,
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

function opensslOf(path: string, name: string): string | undefined {
  const option = `-${Object.entries(algorithms).find(([known]) => known === name)?.[1]}`
  return execFileSync('openssl', ['dgst', option, '-r', path]).toString().split(' ')[0]
}
