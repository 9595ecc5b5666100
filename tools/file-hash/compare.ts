import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { hashAlgorithms } from '#lib/hashing/algorithms.ts'
import { readChecksumList } from './checksum-list/read-checksum-list.ts'
import { errors } from './errors.ts'
import { type ExpectedHash, readExpectedHash } from './hash-value/expected-hash.ts'
import { progressOfEach } from './hashing/hash-file.ts'
import { keyField } from './hashing/hmac-key.ts'
import { cacheHashes, matchFile } from './hashing/match-file.ts'

/** Compares a file with a hash value, whose algorithm follows from its length. */
export const compare = defineOperation('compare', {
  input: { file: z.file(), expected: textOf('text/plain'), ...keyField },
  output: { matches: z.boolean(), algorithm: z.enum(hashAlgorithms), actual: z.string() },
  run({ file, expected, hmacKey }, call) {
    return matchFile(cacheHashes(file, hmacKey, progressOfEach(call, [file])(file)), readExpectedIn(expected), hmacKey)
  },
})

/** Parses the expected hash: a hash value, or a checksum list of one line. */
function readExpectedIn(text: string): ExpectedHash {
  if (text.trim() === '') throw errors.emptyExpected()
  const { lines } = readChecksumList(text)
  const expected = readExpectedHash(text) ?? (lines.length === 1 ? lines[0] : undefined)
  if (!expected) throw errors.unknownHash({ found: text.trim().slice(0, 40) })
  return expected
}
