import type { Part } from '#lib/diff/part-list.ts'

/** What the page knows of a comparison. */
export interface Comparison {
  parts: Part[]
  additions: number
  deletions: number
  unchanged: number
}
