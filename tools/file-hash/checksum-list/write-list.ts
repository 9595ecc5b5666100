import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { formatHash, type HashFormat } from '../hash-value/hash-format.ts'
import type { FileHash } from '../hash-value/typed-hash.ts'

export const listFormats = ['gnu', 'bsd', 'csv', 'json'] as const

export type ListFormat = (typeof listFormats)[number]

interface SavedFile {
  path: string
  size: number
  hashes: readonly (FileHash & { milliseconds: number })[]
}

export interface ListOptions {
  format: ListFormat
  /** The algorithm of a list that has only one. */
  algorithm: HashAlgorithm
  /** The format of hashes in tables; checksum lists always use lower-case hexadecimal. */
  hashFormat: HashFormat
  isKeyed: boolean
}

/** Returns the usual file name of a list: `SHA256SUMS`. */
export const listNameOf = ({ format, algorithm }: Pick<ListOptions, 'format' | 'algorithm'>): string =>
  format === 'gnu' ? `${sumsName[algorithm]}SUMS` : `checksums.${format === 'bsd' ? 'txt' : format}`

/** Writes the hashes of files as a checksum list, a table or JSON. */
export function writeList(
  files: readonly SavedFile[],
  { format, algorithm, hashFormat, isKeyed }: ListOptions,
): string {
  if (format === 'gnu') return gnuList(files, algorithm)
  if (format === 'bsd') return bsdList(files, isKeyed)
  if (format === 'csv') return table(files, hashFormat)
  const results = files.map(({ path, size, hashes }) => ({
    name: path,
    size,
    hashes: hashes.map((one) => ({ ...one, hash: formatHash(one.hash, hashFormat) })),
  }))
  return `${JSON.stringify({ results }, null, 2)}\n`
}

/**
 * The format of `sha256sum`. A name with a line break or backslash is escaped, and its line begins with a backslash.
 */
const gnuList = (files: readonly SavedFile[], listed: HashAlgorithm): string =>
  files
    .flatMap(({ path, hashes }) => {
      const entry = hashes.find(({ algorithm }) => algorithm === listed)
      return entry ? [`${needsEscape(path) ? '\\' : ''}${entry.hash}  ${escaped(path)}\n`] : []
    })
    .join('')

/** The format of `sha256sum --tag`, a line for each algorithm. */
const bsdList = (files: readonly SavedFile[], isKeyed: boolean): string =>
  files
    .flatMap(({ path, hashes }) =>
      hashes.map(({ algorithm, hash }) => writeTagged(algorithm, path, hash, isKeyed ? 'HMAC-' : '')),
    )
    .join('')

/** Writes one line of a list in the style of BSD. */
export const writeTagged = (algorithm: HashAlgorithm, path: string, hash: string, before = ''): string =>
  `${needsEscape(path) ? '\\' : ''}${before}${tagName[algorithm]} (${escaped(path)}) = ${hash}\n`

/** RFC 4180, with a BOM so that Excel reads it as UTF-8; a column for each algorithm. */
function table(files: readonly SavedFile[], hashFormat: HashFormat): string {
  const algorithms = [...new Set(files.flatMap(({ hashes }) => hashes.map(({ algorithm }) => algorithm)))]
  const rows = files.map(({ path, size, hashes }) => {
    const written = algorithms.map((name) => hashes.find(({ algorithm }) => algorithm === name)?.hash ?? '')
    return [withoutFormula(path), String(size), ...written.map((hash) => hash && formatHash(hash, hashFormat))]
  })
  const lines = [['name', 'size', ...algorithms], ...rows].map((cells) => cells.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Spreadsheets would run a path that begins like a formula. The escaped path is equivalent. */
const withoutFormula = (path: string): string => (/^[=+\-@\t\r]/.test(path) ? `./${path}` : path)

const needsEscape = (path: string): boolean => /[\\\n\r]/.test(path)

const escaped = (path: string): string => path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')

/** The algorithms' names in such lists. */
const tagName: Record<HashAlgorithm, string> = {
  MD5: 'MD5',
  'SHA-1': 'SHA1',
  'SHA-256': 'SHA256',
  'SHA-384': 'SHA384',
  'SHA-512': 'SHA512',
  'SHA3-256': 'SHA3-256',
  'SHA3-512': 'SHA3-512',
  CRC32: 'CRC32',
  BLAKE3: 'BLAKE3',
  XXH3: 'XXH3',
  SM3: 'SM3',
}

const sumsName = { ...tagName, BLAKE3: 'B3' }
