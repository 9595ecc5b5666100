import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
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

/** Hashes 512 MiB on the command line, with each algorithm and with all seven at once, beside `openssl dgst`. */
export async function benchFileHash(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'file-hash-'))
  try {
    const path = join(folder, 'input.bin')
    for (let part = 0; part < 32; part++) appendFileSync(path, randomBytes(16 * 2 ** 20))
    const names = Object.keys(algorithms)
    const rows: Row[] = []
    for (const chosen of [...names.map((name) => [name]), names]) rows.push(await compareHashes(path, chosen))
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function compareHashes(path: string, chosen: readonly string[]): Promise<Row> {
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
  return {
    what: `file-hash hash, ${chosen.length > 1 ? 'all seven at once' : chosen[0]}, 512 MiB, command line`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (openssl dgst${chosen.length > 1 ? ', one after another' : ''})`,
    ratio: times.ours / times.reference,
    note: 'same hashes',
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
