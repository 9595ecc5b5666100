import { z } from 'zod'

/** What an ID may turn out to be; a GUID is one of Microsoft's variant, from before there were versions. */
const foundKinds = [
  ...(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'nil', 'max', 'guid'] as const),
  ...(['ulid', 'nanoid', 'objectid', 'ksuid', 'unknown'] as const),
] as const

const variants = ['rfc9562', 'ncs', 'microsoft', 'reserved', 'none'] as const

/** What an ID tells. Its time is in UTC; its number and its bytes are left empty where it is read as neither. */
export const idEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(foundKinds),
  variant: z.enum(variants),
  isValid: z.boolean(),
  problem: z.strictObject({ en: z.string(), zh: z.string() }).optional(),
  time: z.string().optional(),
  sequence: z.int().optional(),
  node: z.string().optional(),
  integer: z.string(),
  base64: z.string(),
})

export type IdEntry = z.output<typeof idEntry>

/** What a reader of one kind finds out. */
export type Found = Omit<IdEntry, 'id' | 'isValid'>
