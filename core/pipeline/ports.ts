import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf, warningsField } from '#kit/main-field.ts'
import { branchesOf, itemSchemaOf } from '#lib/parse-typed-value.ts'

/** What a field accepts from the step before. */
export type Port = 'text' | 'file' | 'texts' | 'files'

/** Returns what a field accepts: a text, a file, a list of either; nothing for a choice, a number or a boolean. */
export function portsOf(field: JsonSchema): Port[] {
  const items = itemSchemaOf(field)
  const single = branchesOf(field).flatMap((branch): Port[] => {
    if (branch.format === 'file') return ['file']
    return isFreeText(branch) ? ['text'] : []
  })
  const listed = items ? branchesOf(items) : []
  if (listed.some(({ format }) => format === 'file')) single.push('files')
  if (listed.some(isFreeText)) single.push('texts')
  return single
}

const isFreeText = ({ type, enum: choices, format }: JsonSchema): boolean =>
  type === 'string' && choices === undefined && format !== 'password'

/** Returns the field that takes the previous step's result: the main one, else the first required one that can. */
export function receivingFieldOf(input: JsonSchema): string | undefined {
  const fits = ([, field]: [string, JsonSchema]) => portsOf(field).length > 0
  const main = mainFieldOf(input)
  const fields = fieldsOf(input)
  const mainField = fields.find(([name]) => name === main)
  if (mainField && input.required?.includes(mainField[0]) && fits(mainField)) return main
  return fields.find((field) => input.required?.includes(field[0]) && fits(field))?.[0]
}

/**
 * Returns the field that is passed to the next step: the main one, or the only one besides the warnings; the whole
 * output if there is none.
 */
export function resultFieldOf(output: JsonSchema): string | undefined {
  const [only, ...others] = fieldsOf(output).filter(([name]) => name !== warningsField)
  return mainFieldOf(output) ?? (others.length === 0 ? only?.[0] : undefined)
}

/** Whether a field accepts files only. */
export const isFileAlone = (field: JsonSchema): boolean => branchesOf(field).every(({ format }) => format === 'file')
