import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'

/** Describes every tool and operation in a language, as `GET /v1/tools` returns them. */
export const describeTools = (tools: LoadedTool[], language: Language) =>
  tools.map((tool) => ({
    id: tool.id,
    category: tool.category,
    title: tool.title[language],
    description: tool.description[language],
    popularity: tool.popularity,
    hot: tool.hot ?? false,
    operations: describeOperations(tool, language),
  }))

/** Describes a tool's operations: texts, and the JSON Schemas of input and output. */
export const describeOperations = ({ operations, texts }: LoadedTool, language: Language) =>
  Object.entries(operations).map(([exported, operation]) => ({
    id: operation.name,
    title: texts[language].operations[exported]?.title ?? operation.name,
    description: texts[language].operations[exported]?.description ?? '',
    input: jsonSchemaOf(operation, 'input', texts[language]),
    output: jsonSchemaOf(operation, 'output', texts[language]),
  }))
