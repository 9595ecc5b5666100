import type { Values } from '#kit/values.ts'

/** What one page passes to a tool: a text, held or not, or a file. Kept in memory only, never in a URL. */
export interface Handover {
  tool: string
  /** The name of the operation's export. */
  operation: string
  material: string | Blob
  /** Further files, for operations that take several. */
  others?: readonly File[] | undefined
  /** Values for the operation's fields, if they are not the material itself. */
  input?: Values | undefined
}

let held: Handover | undefined
let taken: Handover | undefined

/** Passes something to a tool, whose page takes it when it opens, or at once if it is open. */
export function handOver(handover: Handover): void {
  held = handover
  dispatchEvent(new Event('handover'))
}

/** Takes and removes what was passed to this operation of this tool. */
export function takeHandover(tool: string, operation: string): Handover | undefined {
  if (held?.tool !== tool || held.operation !== operation) return undefined
  const handover = held
  held = undefined
  taken = handover
  return handover
}

/** Takes and removes the further files that came with a file, for a page that processes many files at once. */
export function takeOtherFiles(file: File | undefined): readonly File[] {
  // Another file, such as a sample's, came without them.
  if (file === undefined || taken?.material !== file) return []
  const { others = [] } = taken
  taken = undefined
  return others
}
