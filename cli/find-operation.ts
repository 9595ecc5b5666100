import type { WholeTool } from '#core/catalogue.ts'
import { findCard, findOperation, readCatalogue } from '#core/load-tools.node.ts'
import type { Operation } from '#kit/operation.ts'
import { commands, didYouMean } from './shell/did-you-mean.ts'
import { UsageError } from './usage-error.ts'

/** @throws UsageError when there is no such tool */
export async function findNamedTool(name: string): Promise<WholeTool> {
  const tool = await findCard(name)
  if (tool) return tool
  const near = didYouMean(name, [...commands, ...(await readCatalogue()).map(({ id }) => id)])
  throw new UsageError(
    [`There is no tool ${name}.`, near.en, 'See: toolbench list'].filter(Boolean).join(' '),
    [`没有名为 ${name} 的工具。`, near.zh, '查看全部工具：toolbench list'].join(''),
  )
}

/**
 * Returns the operation named on the command line, with the name of its export.
 *
 * @throws UsageError when the tool has no such operation
 */
export function findNamedOperation(
  toolId: string,
  operations: Record<string, Operation>,
  name: string | undefined,
): [exported: string, operation: Operation] {
  const operation = findOperation(operations, name ?? '')
  if (operation) return operation
  const names = Object.values(operations).map((operation) => operation.name)
  const near = didYouMean(name ?? '', names)
  throw new UsageError(
    `Choose what ${toolId} does: ${names.join(', ')}${near.en && `. ${near.en}`}`,
    `请选择 ${toolId} 的操作：${names.join('、')}${near.zh && `。${near.zh}`}`,
  )
}
