import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { type HashAlgorithm, hashAlgorithms } from '#lib/hashing/algorithms.ts'
import { filesByName } from './checksum-list/files-by-name.ts'
import { type ChecksumLine, type ChecksumList, readChecksumList } from './checksum-list/read-checksum-list.ts'
import { errors } from './errors.ts'
import { readExpectedHash } from './hash-value/expected-hash.ts'
import { progressOfEach } from './hashing/hash-file.ts'
import { algorithmsWithKey, keyField } from './hashing/hmac-key.ts'
import { cacheHashes, matchFile } from './hashing/match-file.ts'

const line = z.strictObject({
  name: z.string(),
  algorithm: z.enum(hashAlgorithms),
  status: z.enum(['ok', 'mismatch', 'missing']),
})

/** Checks files against a checksum list. A file that cannot be read is missing. */
export const verify = defineOperation('verify', {
  input: { files: z.array(z.file()).min(1), checksums: textOf('text/plain'), ...keyField },
  output: { lines: z.array(line), skipped: z.array(z.int()) },
  async run({ files, checksums, hmacKey }, call) {
    const { lines, skipped } = linesIn(checksums)
    const candidates = candidatesOf(files, hmacKey, call)
    const findFiles = filesByName(candidates)
    const entries = lines.map((one) => ({ ...one, files: findFiles(one.name) }))
    const usualOf = ({ algorithms }: ChecksumLine) => algorithmsWithKey(algorithms, hmacKey)[0]
    for (const one of entries) for (const file of one.files) file.usual.add(usualOf(one))
    for (const file of candidates) await file.read()

    const checked: z.output<typeof line>[] = []
    for (const one of entries) {
      const { name } = one
      const tries = one.files
        .filter(({ isReadable }) => isReadable)
        .map(({ hashes }) => matchFile(hashes, one, hmacKey))
      const matches = await Promise.all(tries)
      const { algorithm } = matches.find((match) => match.matches) ?? matches[0] ?? { algorithm: usualOf(one) }
      const isOk = matches.some((match) => match.matches)
      checked.push({ name, algorithm, status: matches.length === 0 ? 'missing' : isOk ? 'ok' : 'mismatch' })
    }
    return { lines: checked, skipped }
  },
})

function linesIn(checksums: string): ChecksumList {
  if (checksums.trim() === '') throw errors.emptyExpected()
  const list = readChecksumList(checksums)
  if (list.lines.length > 0) return list
  const first = checksums.trim().split('\n', 1)[0] ?? ''
  throw readExpectedHash(first) ? errors.noFileName() : errors.unknownHash({ found: first.slice(0, 40).toWellFormed() })
}

/** Returns the files with the algorithms to calculate in a first reading, and whether they could be read. */
function candidatesOf(files: readonly File[], hmacKey: string | undefined, call: Call) {
  const callFor = progressOfEach(call, files)
  return files.map((file) => {
    const usual = new Set<HashAlgorithm>()
    const hashes = cacheHashes(file, hmacKey, callFor(file))
    const candidate = {
      path: file.name,
      usual,
      hashes,
      isReadable: true,
      async read() {
        try {
          await hashes([...usual])
        } catch (error) {
          if (!(error instanceof ToolError)) throw error
          candidate.isReadable = false
        }
      },
    }
    return candidate
  })
}
