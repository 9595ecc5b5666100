import index from 'virtual:operation-index'
import namesByTool from 'virtual:pipeline-operations'
import type { WholeTool } from '#core/catalogue.ts'
import type { Step } from '#core/pipeline/definition.ts'
import type { Language } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { createOperationFinder, type FoundOperation } from '../finder/operation-finder.ts'
import { toolFinder } from '../finder/tool-finder.ts'

/** An operation to choose: the step that runs it, with the option that the query named, and its title with its tool's. */
export interface OfferedStep {
  tool: WholeTool
  step: Step
  label: string
}

const operations = index.filter(({ tool, name }) => namesByTool[tool]?.includes(name))
const find = createOperationFinder(wholeCatalogue, operations)

/**
 * Finds operations that a step can run, as the site's search does: those that the query names ("minify json", "sha256",
 * "解码"), then all of the tools that it finds. Without a query all, by the popularity of their tools.
 */
export function findOperations(query: string, language: Language): OfferedStep[] {
  if (query.trim() === '') return wholeCatalogue.flatMap(operationsOf).map((each) => offer(each, language))
  const { tools, isNear } = toolFinder.find(query, Number.POSITIVE_INFINITY)
  const named = find(query, isNear ? undefined : tools[0]?.id, Number.POSITIVE_INFINITY)
  const isNamed = ({ tool, name }: FoundOperation) => named.some((each) => each.tool === tool && each.name === name)
  const others = tools.flatMap(operationsOf).filter((each) => !isNamed(each))
  return [...named, ...others].map((each) => offer(each, language))
}

const operationsOf = (tool: WholeTool): FoundOperation[] =>
  operations
    .filter((each) => each.tool === tool.id)
    .map(({ operation, name, title }) => ({ tool, operation, name, title }))

function offer({ tool, name, title, choice }: FoundOperation, language: Language): OfferedStep {
  const label = joinLabel(tool.title[language], title[language])
  return {
    tool,
    step: { tool: tool.id, operation: name, ...(choice && { options: { [choice.field]: choice.value } }) },
    label: choice ? joinLabel(label, choice.label[language]) : label,
  }
}
