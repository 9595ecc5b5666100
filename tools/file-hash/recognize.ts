import { digestSizes } from '#lib/hashing/algorithms.ts'
import { confidence, type Material, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeList } from '#lib/recognition/summarize-text.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { readChecksumList } from './checksum-list/read-checksum-list.ts'
import { isListName } from './checksum-list/read-list-file.ts'
import { type ExpectedHash, readExpectedHash } from './hash-value/expected-hash.ts'

/** Recognizes hash values and checksum lists, to check files against. Any file can be hashed. */
export const recognize: Recognize = (material) => {
  const { text, file } = material
  if (isList(material)) return [verificationOf(material)]
  if (file) return [{ operation: 'hash', label: hash, confidence: 0.45 }]
  const expected = isUnlikelyHash(text) ? undefined : readExpectedHash(text)
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
  const checksums = lines.filter(({ hash: value, name }) => hasLetterAndDigit(value) && !name.startsWith('refs/'))
  const isNamed = file && isListName(new File([], file.name))
  return checksums.length > 0 && (isNamed || checksums.length > skipped.length)
}

/** The number of lines examined. */
const maxLines = 50

/** Digits only would be a number or date, and letters only a short word. */
const hasLetterAndDigit = (value: string): boolean => /[a-f]/i.test(value) && /\d/.test(value)

/** IPv6 addresses look like hashes in groups, and hexadecimal of a length that no hash has, like Base64. */
const isUnlikelyHash = (text: string): boolean =>
  !hasLetterAndDigit(text) ||
  /^[\da-f]{1,4}(?::[\da-f]{1,4}){7}$/i.test(text) ||
  (/^[\da-f]+$/i.test(text) && !Object.values(digestSizes).includes(text.length / 2))

/** Summarizes the names in a list, as far as it was examined. */
function verificationOf({ text, isCut, file }: Material): Recognition {
  const head = text.split('\n', maxLines).join('\n')
  const names = readChecksumList(head).lines.map(({ name }) => name)
  const isWhole = !isCut && head.length === text.length
  const count = { en: names.length === 1 ? '1 file' : `${names.length} files`, zh: `${names.length} 个文件` }
  const brief = summarizeList(names, !isWhole, isWhole ? count : undefined)
  // A file that is the list itself is the list to check by, not a file to check.
  const input = file && !isCut ? { input: { checksums: text } } : {}
  return { operation: 'verify', label: verify, confidence: confidence.certain, kind: list, ...input, brief }
}

function comparisonOf({ hash: value, algorithms }: ExpectedHash, text: string): Recognition {
  const isHex = /^[\da-f]+$/i.test(text)
  const isNamed = /^[a-z][\w-]*[:_-]/i.test(text)
  // A short one may also be a name or number, and Base64 may be anything.
  const sure = isNamed || (isHex && text.length >= 32) ? confidence.certain : isHex ? confidence.possible : 0.6
  const kind = { en: `a hash value (${algorithms[0]})`, zh: `哈希值（${algorithms[0]}）` }
  const bits = formatCount(value.length * 4)
  const brief = summarizeList(algorithms, false, { en: `${bits} bits`, zh: `${bits} 位` })
  return { operation: 'compare', label: compare, confidence: sure, kind, brief }
}
