import type { TextLines } from './text-lines.ts'

/** Two texts and where they differ, line by line, in arrays that a worker can transfer without copying. */
export interface Comparison {
  additions: number
  deletions: number
  unchanged: number
  /** Whether the texts are identical, including what is ignored. */
  isSame: boolean
  left: TextLines
  right: TextLines
  /**
   * Four numbers per change: the first line and the one after the last, left and right. Lines between changes are
   * equal.
   */
  changes: Int32Array<ArrayBuffer>
  /** Start and end of each difference within changed lines, as offsets in the text; undefined if lines are compared. */
  marks: { left: Int32Array<ArrayBuffer>; right: Int32Array<ArrayBuffer> } | undefined
  /** Three numbers per moved block: its old first line, its new first line and its number of lines. */
  moves: {
    inOrderOfLeft: Int32Array<ArrayBuffer>
    inOrderOfRight: Int32Array<ArrayBuffer>
  }
}
