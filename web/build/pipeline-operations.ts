import { existsSync } from 'node:fs'
import { receivingFieldOf } from '#core/pipeline/ports.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { ofEveryTool, readTexts } from './read-tools.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/** An operation for a pipeline's step: its name and titles. */
interface PipelineOperation {
  tool: string
  operation: string
  title: Localized
}

/**
 * Every operation that can take the output of a step, with its titles, for the dialog that adds a step, and loaded
 * with it.
 */
export async function pipelineOperations(): Promise<PipelineOperation[]> {
  return Object.values(await ofEveryTool(operationsOf)).flat()
}

async function operationsOf(tool: string): Promise<PipelineOperation[]> {
  const file = `tools/${tool}/operations.ts`
  if (!existsSync(file)) return []
  const [descriptions, en, zh] = await Promise.all([descriptionsIn(file), readTexts(tool, 'en'), readTexts(tool, 'zh')])
  return Object.entries(descriptions).flatMap(([exported, { name, input }]) => {
    if (receivingFieldOf(input) === undefined) return []
    const title = (texts: AnyTexts) => texts.operations[exported]?.title ?? name
    return [{ tool, operation: name, title: { en: title(en), zh: title(zh) } }]
  })
}
