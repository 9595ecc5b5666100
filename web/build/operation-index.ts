import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { AnyTexts } from '#kit/texts.ts'
import type { IndexedChoice, IndexedOperation } from '../finder/operation-finder.ts'
import { ofEveryTool, readTexts } from './read-tools.ts'
import { readingsOf } from './readings.ts'
import { descriptionsIn } from './tool-descriptions.ts'

/**
 * Every operation of every tool with its titles, their pinyin, and the choices of its fields, so that the search
 * finds "decode" and "sha256" themselves, not only their tools.
 */
export async function operationIndex(): Promise<IndexedOperation[]> {
  return Object.values(await ofEveryTool(operationsOf)).flat()
}

async function operationsOf(tool: string): Promise<IndexedOperation[]> {
  const [descriptions, en, zh] = await Promise.all([
    descriptionsIn(`tools/${tool}/operations.ts`),
    readTexts(tool, 'en'),
    readTexts(tool, 'zh'),
  ])
  return Object.entries(descriptions).map(([operation, { name, input }]) => {
    const title = (texts: AnyTexts) => texts.operations[operation]?.title ?? name
    return {
      tool,
      operation,
      name,
      title: { en: title(en), zh: title(zh) },
      reading: readingsOf(title(zh)),
      choices: fieldsOf(input).flatMap(([field, schema]) => choicesOf(field, schema, en, zh)),
    }
  })
}

/** The labels of a field's choices, without numbers and switches, which nobody searches for. */
function choicesOf(field: string, schema: JsonSchema, en: AnyTexts, zh: AnyTexts): IndexedChoice[] {
  const isList = schema.type === 'array'
  const { enum: values = [] } = isList && typeof schema.items === 'object' ? (schema.items as JsonSchema) : schema
  return values.flatMap((value) => {
    const label = (texts: AnyTexts) => texts.input[field]?.choices?.[String(value)] ?? String(value)
    if (typeof value !== 'string') return []
    return [{ field, value: isList ? [value] : value, label: { en: label(en), zh: label(zh) } }]
  })
}
