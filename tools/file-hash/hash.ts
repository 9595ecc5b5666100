import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount } from '#kit/text-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { hashAlgorithms, type TimedHash } from '#lib/hashing/algorithms.ts'
import { formatHash, type HashFormat } from './hash-value/hash-format.ts'
import { defaultAlgorithms } from './hashing/default-algorithms.ts'
import { hashFile, progressOfEach } from './hashing/hash-file.ts'
import { keyField, refuseUnkeyed } from './hashing/hmac-key.ts'

const result = z.strictObject({
  name: z.string(),
  size: byteCount(),
  hashes: z.array(
    z.strictObject({ algorithm: z.enum(hashAlgorithms), hash: z.string(), milliseconds: z.number().min(0) }),
  ),
  error: z.enum(['failed', 'noFile']).optional(),
})

type HashResult = z.output<typeof result>

/** Hashes files one after another, reading each once for all algorithms. A file that fails doesn't stop the others. */
export const hash = defineOperation('hash', {
  input: {
    files: z.array(z.file()).min(1),
    algorithms: z.array(z.enum(hashAlgorithms)).min(1).default(defaultAlgorithms),
    encoding: z.enum(['hex', 'base64']).default('hex'),
    upperCase: z.boolean().default(false),
    ...keyField,
  },
  output: { results: z.array(result) },
  async run({ files, algorithms, hmacKey, ...hashFormat }, call) {
    refuseUnkeyed(algorithms, hmacKey)
    const unique = [...new Set(algorithms)]
    const callFor = progressOfEach(call, files)
    const results: HashResult[] = []
    const failures: unknown[] = []
    for (const file of files) {
      const { name, size } = file
      try {
        const hashes = await hashFile(file, unique, hmacKey, callFor(file))
        results.push({ name, size, hashes: hashes.map((one) => resultOf(one, hashFormat)) })
      } catch (error) {
        if (!isExpected(error)) throw error
        failures.push(error)
        results.push({ name, size, hashes: [], error: error.code })
      }
    }
    if (failures.length === files.length) throw failures[0]
    return { results }
  },
})

const isExpected = (error: unknown): error is ToolError & { code: 'failed' | 'noFile' } =>
  error instanceof ToolError && (error.code === 'failed' || error.code === 'noFile')

/** Browsers' clocks have no higher resolution than 0.01 ms. */
const resultOf = ({ algorithm, hash, milliseconds }: TimedHash, hashFormat: HashFormat) => ({
  algorithm,
  hash: formatHash(hash, hashFormat),
  milliseconds: Math.round(milliseconds * 100) / 100,
})
