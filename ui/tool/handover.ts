import type { Values } from '#kit/values.ts'

/** What is taken along from one page to a tool: text, held or not, or a file. Held in memory alone, never in an address. */
export interface Handover {
  tool: string
  /** The name of the operation's export. */
  operation: string
  material: string | Blob
  /** What goes into the operation's fields, where that is not the material as it is. */
  input?: Values | undefined
}

let held: Handover | undefined

/** Lays something down for a tool, whose page picks it up when it opens; where it is open, at once. */
export function handOver(handover: Handover): void {
  held = handover
  dispatchEvent(new Event('handover'))
}

/** Picks up what was laid down for this operation of this tool; it is gone then. */
export function takeHandover(tool: string, operation: string): Handover | undefined {
  if (held?.tool !== tool || held.operation !== operation) return undefined
  const handover = held
  held = undefined
  return handover
}
