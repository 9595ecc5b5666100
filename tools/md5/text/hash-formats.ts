import { z } from 'zod'
import { savedAs, textOf } from '#kit/text-of.ts'

/** The ways an MD5 hash is written, fields of every output. */
export const formatFields = {
  hash: savedAs({ ending: 'md5' }, textOf('text/plain')),
  short: z.string(),
  upper: z.string(),
}

/** Writes 32 digits in each way; in a text with several hashes every one of them. */
export const formatHash = (hash: string): { hash: string; short: string; upper: string } => ({
  hash,
  short: hash.replace(/[\da-f]{8}([\da-f]{16})[\da-f]{8}/g, '$1'),
  upper: hash.toUpperCase(),
})
