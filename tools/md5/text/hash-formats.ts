import { z } from 'zod'
import { savedAs, textOf } from '#kit/text-of.ts'

/** The formats of an MD5 hash, fields of every output. */
export const formatFields = {
  hash: savedAs({ ending: 'md5' }, textOf('text/plain')),
  short: z.string(),
  upper: z.string(),
}

/** Writes a hash, or each hash in a text, in every format. */
export const formatHash = (hash: string): { hash: string; short: string; upper: string } => ({
  hash,
  short: hash.replace(/[\da-f]{8}([\da-f]{16})[\da-f]{8}/g, '$1'),
  upper: hash.toUpperCase(),
})
