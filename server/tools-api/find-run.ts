import type { FastifyRequest } from 'fastify'
import { findTool } from '#core/catalogue.ts'
import { findOperation, type LoadedTool } from '#core/load-tools.node.ts'
import { refusals } from '../http/refusal.ts'

/** What the address of a run names. */
export interface RunParams {
  tool: string
  operation: string
}

/**
 * Finds what a request asks for.
 *
 * @throws Refusal 404 when there is no such operation
 */
export function findRun({ params }: Pick<FastifyRequest, 'params'>, tools: LoadedTool[]): RunParams {
  const { tool: toolId = '', operation: operationId = '' }: Partial<RunParams> = Object(params)
  const tool = findTool(tools, toolId)
  const [, operation] = findOperation(tool?.operations ?? {}, operationId) ?? []
  if (!tool || !operation) throw refusals.notFound()
  return { tool: tool.id, operation: operation.name }
}
