import { loadRecognizers } from '../load-tools.node.ts'
import { loadFrom } from '../pipeline/load-operations.node.ts'
import type { KnownTools } from './guess-operation.ts'

/** Finds what recognizes, and the operations that are then suggested, in the folders of the tools. */
export const knownTools = (folder?: string): KnownTools => ({
  recognizers: () => loadRecognizers(folder),
  operations: loadFrom(folder),
})
