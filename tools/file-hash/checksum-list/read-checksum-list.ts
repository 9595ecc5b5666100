import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { type ExpectedHash, findAlgorithm, readExpectedHash } from '../hash-value/expected-hash.ts'

const certUtilForms = [
  /^(\w{1,20}) hash of (?:file )?(.+):\s*$/,
  /^(\w{1,20}) 的 (.+) 哈希:\s*$/,
  /^(\w{1,20}) 哈希\(文件 (.+)\):\s*$/,
]

/** A line of a checksum list: a file's name and its expected hash. */
export interface ChecksumLine extends ExpectedHash {
  name: string
}

/** A parsed checksum list. */
export interface ChecksumList {
  lines: ChecksumLine[]
  /** Numbers of the lines that are neither a checksum nor a comment, from 1. */
  skipped: number[]
}

/**
 * Parses a checksum list in the format of `sha256sum`, `md5sum` and `b3sum` (hash, then name), of BSD and `openssl`
 * (`SHA256 (name) = …`), of Windows (`certutil`, `Get-FileHash`), or SFV (name, then CRC32), with any line ending. A line that begins with a backslash has
 * escapes in its name (GNU coreutils, "md5sum invocation"). Lines that begin with "#" or ";" are comments.
 */
export function readChecksumList(text: string): ChecksumList {
  const list: ChecksumList = { lines: [], skipped: [] }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  let at = 0
  while (at < lines.length) {
    const line = lines[at++] ?? ''
    if (/^\s*($|[#;])/.test(line) || isWindowsFrame(line)) continue
    const written = readWindowsHash(lines, at - 1)
    const ofWindows = written && lineOf(written.name, written.hash, findAlgorithm(written.algorithm))
    if (written && ofWindows) at += written.length - 1
    const read = ofWindows ?? readLine(line)
    if (read) list.lines.push(read)
    else list.skipped.push(at)
  }
  return list
}

function readLine(line: string): ChecksumLine | undefined {
  const isEscaped = line.startsWith('\\')
  const plain = isEscaped ? line.slice(1) : line
  const read = readTagged(plain) ?? readPlain(plain) ?? readSfv(plain)
  return read && isEscaped ? { ...read, name: unescaped(read.name) } : read
}

/** `SHA256 (name) = hash`; `openssl dgst` leaves the spaces out. */
function readTagged(line: string): ChecksumLine | undefined {
  const [, word = '', name = '', value = ''] = /^([\w-]+(?:\/\d+)?) ?\((.+)\) ?= ?([^\s()]+)\s*$/.exec(line) ?? []
  return lineOf(name, value, findAlgorithm(word))
}

/** `hash  name`, `hash *name`, and `hash name` as `openssl dgst -r` and old BSDs write it. */
function readPlain(line: string): ChecksumLine | undefined {
  const [, value = '', name = ''] = /^(\S+)(?: [ *]|[ \t]+)(.+)$/s.exec(line) ?? []
  const expected = name ? readExpectedHash(value) : undefined
  return expected && { name, ...expected }
}

/** `name 1a2b3c4d` */
function readSfv(line: string): ChecksumLine | undefined {
  const [, name = '', value = ''] = /^(.*\S)\s+([\da-f]{8})\s*$/i.exec(line) ?? []
  return lineOf(name, value, 'CRC32')
}

function lineOf(name: string, value: string, algorithm: HashAlgorithm | undefined): ChecksumLine | undefined {
  const expected = algorithm && readExpectedHash(value)
  if (!expected?.algorithms.includes(algorithm ?? 'MD5')) return undefined
  return algorithm && { name, hash: expected.hash, algorithms: [algorithm] }
}

const escapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' }

const unescaped = (name: string): string => name.replace(/\\[\\nr]/g, (pair) => escapes[pair] ?? pair)

/** What Windows writes of a file and its hash, not yet checked. */
interface WrittenHash {
  algorithm: string
  name: string
  hash: string
  /** How many lines it takes. */
  length: number
}

/** Reads what `certutil -hashfile` or PowerShell's `Get-FileHash` writes, from a line on; undefined if that is something else. */
function readWindowsHash(lines: readonly string[], at: number): WrittenHash | undefined {
  return readCertUtil(lines, at) ?? readFormatList(lines, at) ?? readFormatTable(lines[at])
}

/** Whether a line belongs to such an output, and tells nothing of a file. */
const isWindowsFrame = (line: string): boolean =>
  /^(?:CertUtil: |Algorithm {1,40}Hash {1,200}Path *$|-{4,40} {1,40}-{4,40} {1,200}-{4,40} *$)/.test(line)

/** `SHA256 hash of a.txt:` and the hash in the next line, before Windows 10 in groups of two digits. */
function readCertUtil(lines: readonly string[], at: number): WrittenHash | undefined {
  for (const form of certUtilForms) {
    const [, algorithm, name] = form.exec(lines[at] ?? '') ?? []
    const hash = lines[at + 1]?.replace(/\s/g, '') ?? ''
    if (algorithm && name && hash) return { algorithm, name, hash, length: 2 }
  }
  return undefined
}

/** `Algorithm : SHA256`, `Hash : …`, `Path : …`: a line each. */
function readFormatList(lines: readonly string[], at: number): WrittenHash | undefined {
  const [algorithm, hash, name] = ['Algorithm', 'Hash', 'Path'].map((label, index) => {
    const [, name, value] = /^(\w{1,20}) {0,20}: (.+)$/.exec(lines[at + index] ?? '') ?? []
    return name === label ? value?.trim() : undefined
  })
  return algorithm && hash && name ? { algorithm, name, hash, length: 3 } : undefined
}

/** `SHA256 … C:\a.txt`: a row of a table. A path that PowerShell cut off ends in three dots, and names no file. */
function readFormatTable(line = ''): WrittenHash | undefined {
  const [, algorithm, hash, name] = /^(\w{1,20}) {1,40}([\dA-F]{32,128}) {1,200}(\S.*)$/.exec(line) ?? []
  return algorithm && hash && name ? { algorithm, hash, name: name.trimEnd(), length: 1 } : undefined
}
