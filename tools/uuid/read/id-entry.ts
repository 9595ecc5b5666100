import { z } from 'zod'

/** The kinds of inspected IDs; a GUID is of Microsoft's variant, which has no versions. */
const foundKinds = [
  ...(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'nil', 'max', 'guid'] as const),
  ...(['ulid', 'nanoid', 'objectid', 'ksuid', 'unknown'] as const),
] as const

const variants = ['rfc9562', 'ncs', 'microsoft', 'reserved', 'none'] as const

/** An inspected ID. Its time is in UTC; its number and Base64 are empty where it has none. */
export const idEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(foundKinds),
  // Early, where a narrow screen shows it.
  time: z.string().optional(),
  isValid: z.boolean(),
  problem: z.strictObject({ en: z.string(), zh: z.string() }).optional(),
  variant: z.enum(variants),
  sequence: z.int().optional(),
  node: z.string().optional(),
  integer: z.string(),
  base64: z.string(),
})

export type IdEntry = z.output<typeof idEntry>

/** What can be read from an ID of one kind. */
export type IdDetails = Omit<IdEntry, 'id' | 'isValid'>
