import { loadRecognizers } from '../load-tools.node.ts'
import { loadFrom } from '../pipeline/load-operations.node.ts'
import type { KnownTools } from './guess-operation.ts'

/** Loads the recognizers and the suggested operations from the folders of the tools. */
export const knownTools = (folder?: string): KnownTools => ({
  recognizers: () => loadRecognizers(folder),
  operations: loadFrom(folder),
})
