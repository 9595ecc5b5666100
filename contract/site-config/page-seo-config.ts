import { z } from '../zod.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()])

/** Head contents per page: entries with `path` and `lng` replace the page's own; other entries are kept, unused. */
export const pageSeoConfig = z.object({
  kd_contents: z
    .array(z.union([z.string().max(20_000), z.record(z.string(), scalar)]))
    .max(200)
    .default([]),
})
