import { existsSync } from 'node:fs'
import { receivingFieldOf } from '#core/pipeline/ports.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { ofEveryTool, readTexts } from './read-tools.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/** An operation that a step of a pipeline may run: its name, and its titles. */
interface PipelineOperation {
  tool: string
  operation: string
  title: Localized
}

/**
 * Every operation that takes what a step before it gives, with its titles, for who adds a step. It loads when somebody
 * does.
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
