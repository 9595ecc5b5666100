import { findTool } from '#core/catalogue.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { FindPage } from './render.ts'

/**
 * Adds the operations of a tool to the parameter values that its page accepts: only these are rendered and cached
 * separately.
 */
export function withOperations(findPage: FindPage, tools: LoadedTool[]): FindPage {
  const operations = new Map(
    tools.map((tool) => [tool.id, Object.values(tool.operations).map(({ name }) => name)] as const),
  )
  return (path) => {
    const page = findPage(path)
    if (!('operation' in page.reads)) return page
    const tool = findTool(tools, page.path.slice(page.path.lastIndexOf('/') + 1))
    return { ...page, reads: { ...page.reads, operation: operations.get(tool?.id ?? '') ?? [] } }
  }
}
