import { digestSizes } from '#lib/hashing/algorithms.ts'
import { confidence, type Material, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { formatNumber, summarizeList } from '#lib/recognition/summarize-text.ts'
import { readChecksumList } from './checksum-list/read-checksum-list.ts'
import { isListName } from './checksum-list/read-list-file.ts'
import { type ExpectedHash, readExpectedHash } from './hash-value/expected-hash.ts'

/** Hash values and checksum lists, to check files by. Any file can be hashed. */
export const recognize: Recognize = (material) => {
  const { text, file } = material
  if (isList(material)) return [verificationOf(material)]
  if (file) return [{ operation: 'hash', label: hash, confidence: 0.45 }]
  const expected = isOther(text) ? undefined : readExpectedHash(text)
  return expected ? [comparisonOf(expected, text)] : []
}

const hash = { en: 'Hash the file', zh: '计算文件哈希' }
const compare = { en: 'Compare a file with the hash', zh: '用此哈希值对比文件' }
const verify = { en: 'Verify files against the checksum list', zh: '按校验和列表校验文件' }
const list = { en: 'a checksum list', zh: '校验和列表' }

function isList({ text, file }: Material): boolean {
  if (file && text === '') return false
  const head = text.split('\n', maxLines).join('\n')
  const { lines, skipped } = readChecksumList(head)
  // `git show-ref` lists commits in the same form.
  const checksums = lines.filter(({ hash: value, name }) => isTelling(value) && !name.startsWith('refs/'))
  const isNamed = file && isListName(new File([], file.name))
  return checksums.length > 0 && (isNamed || checksums.length > skipped.length)
}

/** Lines that are looked at. */
const maxLines = 50

/** Digits alone are a number, or a date; a short word may have the letters of hexadecimal alone. */
const isTelling = (value: string): boolean => /[a-f]/i.test(value) && /\d/.test(value)

/** An address of IPv6 is written like a hash in groups; hexadecimal of another length could be a hash in Base64. */
const isOther = (text: string): boolean =>
  !isTelling(text) ||
  /^[\da-f]{1,4}(?::[\da-f]{1,4}){7}$/i.test(text) ||
  (/^[\da-f]+$/i.test(text) && !Object.values(digestSizes).includes(text.length / 2))

/** Says whose hashes stand in a list, as far as it is looked at. */
function verificationOf({ text, isCut, file }: Material): Recognition {
  const head = text.split('\n', maxLines).join('\n')
  const names = readChecksumList(head).lines.map(({ name }) => name)
  const isWhole = !isCut && head.length === text.length
  const count = { en: names.length === 1 ? '1 file' : `${names.length} files`, zh: `${names.length} 个文件` }
  const brief = summarizeList(names, !isWhole, isWhole ? count : undefined)
  // A file that is the list is not one of those in it.
  const input = file && !isCut ? { input: { checksums: text } } : {}
  return { operation: 'verify', label: verify, confidence: confidence.certain, kind: list, ...input, brief }
}

function comparisonOf({ hash: value, algorithms }: ExpectedHash, text: string): Recognition {
  const isHex = /^[\da-f]+$/i.test(text)
  const isNamed = /^[a-z][\w-]*[:_-]/i.test(text)
  // A short one may as well be a name or a number, and Base64 may be anything.
  const sure = isNamed || (isHex && text.length >= 32) ? confidence.certain : isHex ? confidence.possible : 0.6
  const kind = { en: `a hash value (${algorithms[0]})`, zh: `哈希值（${algorithms[0]}）` }
  const bits = formatNumber(value.length * 4)
  const brief = summarizeList(algorithms, false, { en: `${bits} bits`, zh: `${bits} 位` })
  return { operation: 'compare', label: compare, confidence: sure, kind, brief }
}
