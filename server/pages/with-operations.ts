import { findTool } from '#core/catalogue.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { FindPage } from './render.ts'

/** Names the operations that the page of a tool knows: only these are drawn, and kept, as pages of their own. */
export function withOperations(findPage: FindPage, tools: LoadedTool[]): FindPage {
  const operations = new Map(
    tools.map((tool) => [tool.id, Object.values(tool.operations).map(({ name }) => name)] as const),
  )
  return (path) => {
    const found = findPage(path)
    if (!('operation' in found.reads)) return found
    const tool = findTool(tools, found.path.slice(found.path.lastIndexOf('/') + 1))
    return { ...found, reads: { ...found.reads, operation: operations.get(tool?.id ?? '') ?? [] } }
  }
}
