import type { TextLines } from './text-lines.ts'

/** Two texts and where they differ, line by line, in lists that a worker hands over without a copy. */
export interface Comparison {
  additions: number
  deletions: number
  unchanged: number
  /** Whether the texts are the same, also in what is ignored. */
  isSame: boolean
  left: TextLines
  right: TextLines
  /** Of each change the lines of both sides: from, up to, from, up to. What is between changes is equal, line by line. */
  changes: Int32Array<ArrayBuffer>
  /** What differs within the lines of changes, from and up to, in units of the whole text; none where lines are compared. */
  marks: { left: Int32Array<ArrayBuffer>; right: Int32Array<ArrayBuffer> } | undefined
  /** Of each block that moved where it was, where it is and how many lines it has. */
  moves: {
    inOrderOfLeft: Int32Array<ArrayBuffer>
    inOrderOfRight: Int32Array<ArrayBuffer>
  }
}
