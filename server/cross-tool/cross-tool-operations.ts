import type { LoadedTool } from '#core/load-tools.node.ts'
import { guessTool } from './guess-tool.ts'
import { pipelinesTool } from './pipelines-tool.ts'

/** An operation that works with all tools and belongs to none. It is in no list of tools, and has a path of its own. */
export interface CrossToolOperation {
  /** The operation wrapped in a tool, as HTTP and MCP expect. */
  tool: LoadedTool
  operation: string
  path: string
  mcpName: string
}

export const pipelines: CrossToolOperation = {
  tool: pipelinesTool,
  operation: 'run',
  path: '/v1/pipelines/run',
  mcpName: 'run_pipeline',
}

export const guesses: CrossToolOperation = {
  tool: guessTool,
  operation: 'guess',
  path: '/v1/guess',
  mcpName: 'guess',
}

export const crossToolOperations: readonly CrossToolOperation[] = [pipelines, guesses]
