import type { LargeFile } from './files-to-keep.ts'

/** The questions that a page can ask the service worker. */
export type Question = { ask: 'knows' | 'stored'; path: string } | { ask: 'missing' }

export interface Answers {
  /** Whether the file belongs to the build that the worker holds. */
  knows: boolean
  /** Whether a large file is on this device, asked once it was fetched: a browser may store it after it has come. */
  stored: boolean
  /** The large files that are not on this device yet. */
  missing: LargeFile[]
}
