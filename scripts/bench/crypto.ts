import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTimes, milliseconds, type Row } from './measure.ts'
import { writeRandom } from './openssl-hashes.ts'

const cli = join(import.meta.dirname, '../../cli/toolbench.mjs')
const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const iv = '0f0e0d0c0b0a09080706050403020100'

/** Measures encryption and decryption of this many MiB on the command line, compared with `openssl enc`. */
export async function benchCrypto(size = 256): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crypto-'))
  try {
    const plain = join(folder, 'plain.bin')
    writeRandom(plain, size)
    const rows: Row[] = []
    for (const mode of ['CBC', 'CTR']) {
      const secret = join(folder, `${mode}.enc`)
      rows.push(await compare('encrypt-file', mode, size, plain, secret))
      rows.push(await compare('decrypt-file', mode, size, secret, join(folder, `${mode}.dec`)))
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function compare(operation: string, mode: string, size: number, from: string, to: string): Promise<Row> {
  const given = ['--file', from, '--mode', mode, '--key', key, '--key-encoding', 'hex', '--iv', iv]
  const cipher = ['enc', `-aes-256-${mode.toLowerCase()}`, ...(operation === 'decrypt-file' ? ['-d'] : [])]
  const times = await compareTimes(
    3,
    () => execFileSync('node', [cli, 'crypto', operation, ...given, '--output', to]),
    () => execFileSync('openssl', [...cipher, '-K', key, '-iv', iv, '-in', from, '-out', `${to}.theirs`]),
  )
  if (!readFileSync(to).equals(readFileSync(`${to}.theirs`))) throw new Error(`crypto ${operation} and openssl differ`)
  return {
    what: `crypto ${operation}, AES-256-${mode}, ${size} MiB, command line`,
    ours: milliseconds(times.ours),
    reference: `${milliseconds(times.reference)} (openssl enc)`,
    ratio: times.ours / times.reference,
    note: 'same bytes',
  }
}
