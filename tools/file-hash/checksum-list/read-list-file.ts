import { findAlgorithm } from '../hash-value/expected-hash.ts'
import { readChecksumList } from './read-checksum-list.ts'
import { writeTagged } from './write-list.ts'

/** In bytes. A larger file is taken for no checksum list, and hashed. */
const maxListBytes = 8_000_000

/** Whether a file is named like a checksum list: `SHA256SUMS`, `release.md5`, `checksums.txt`. */
export const isListName = ({ name }: File): boolean =>
  /^[\w-]*sums?(\.txt|\.asc)?$|\.(sfv|md5|sha\d*|sha[23]-\d+|sm3|b3|blake3|crc32|xxh3)$/i.test(name)

/**
 * Reads a file as a checksum list; undefined if it isn't one. Where its name indicates an algorithm other than the
 * usual one for hashes of that length, every line is labeled with it: a B3SUMS looks like a SHA256SUMS.
 */
export async function readListFile(file: File): Promise<string | undefined> {
  if (file.size > maxListBytes) return undefined
  const { readText } = await import('#lib/charset/read-text.ts')
  // PowerShell writes its lists in UTF-16.
  const { text } = readText(new Uint8Array(await file.arrayBuffer())) ?? {}
  if (text === undefined) return undefined
  const { lines, skipped } = readChecksumList(text)
  if (lines.length === 0) return undefined
  const named = algorithmOf(file.name)
  if (!named || !lines.every(({ algorithms: [usual, ...others] }) => usual !== named && others.includes(named)))
    return text
  const unread = text.split(/\r?\n/).filter((_, index) => skipped.includes(index + 1))
  return [...lines.map(({ name, hash }) => writeTagged(named, name, hash)), ...unread.map((line) => `${line}\n`)].join(
    '',
  )
}

function algorithmOf(name: string) {
  const [, stem = ''] = /^([\w-]+?)sums?(?:\.\w+)?$/i.exec(name) ?? /\.([\w-]+)$/.exec(name) ?? []
  return findAlgorithm(stem)
}
