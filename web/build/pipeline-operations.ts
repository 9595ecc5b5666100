import { existsSync } from 'node:fs'
import { receivingFieldOf } from '#core/pipeline/ports.ts'
import { ofEveryTool } from './read-tools.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/** The names of the operations that can take the output of a step, by tool, for the dialog that adds a step. */
export const pipelineOperations = (): Promise<Record<string, string[]>> => ofEveryTool(operationsOf)

async function operationsOf(tool: string): Promise<string[]> {
  const file = `tools/${tool}/operations.ts`
  if (!existsSync(file)) return []
  return Object.values(await descriptionsIn(file)).flatMap(({ name, input }) =>
    receivingFieldOf(input) === undefined ? [] : [name],
  )
}
