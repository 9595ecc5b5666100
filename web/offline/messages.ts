import type { LargeFile } from './files-to-keep.ts'

/** The questions that a page can ask the service worker. */
export type Question = { ask: 'knows'; path: string } | { ask: 'missing' }

export interface Answers {
  /** Whether the file belongs to the build that the worker holds. */
  knows: boolean
  /** The large files that are not on this device yet. */
  missing: LargeFile[]
}
