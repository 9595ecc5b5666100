import { findCard, loadOperations } from '../load-tools.node.ts'
import type { LoadOperations } from './run-pipeline.ts'

/** Loads the operations that the steps of a pipeline name, from the folders of the tools. */
export const loadFrom =
  (folder?: string): LoadOperations =>
  async (tool) => {
    const card = await findCard(tool, folder)
    return card && loadOperations(card.id, folder)
  }
