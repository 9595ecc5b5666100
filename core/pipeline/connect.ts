import { issuesIn } from '#kit/check-schema.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import { issueSentences } from '#kit/issue-sentences.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import { branchesOf, itemSchemaOf } from '#lib/parse-typed-value.ts'
import type { Step } from './definition.ts'
import { connectionSentences as sentences } from './errors.ts'
import { isFileAlone, type Port, portsOf, receivingFieldOf, resultFieldOf } from './ports.ts'

/** A step's connection to its neighbors. */
export interface Connection {
  /** The field that receives the previous step's result, and the types it accepts. */
  input: string
  ports: Port[]
  /** The field that is passed on; undefined for the whole output. */
  output: string | undefined
  /** Its media type, empty if it has none. */
  mediaType: string
}

interface Schemas {
  input: JsonSchema
  output: JsonSchema
}

/** Determines what a step receives and passes on, or its errors: fields are named within the step, `options.indent`. */
export function connect(step: Step, { input, output }: Schemas): Connection | { issues: ValidationIssue[] } {
  const receiving = step.input ?? receivingFieldOf(input)
  const given = step.output ?? resultFieldOf(output)
  const field = receiving === undefined ? undefined : propertyOf(input, receiving)
  const result = given === undefined ? undefined : propertyOf(output, given)
  const issue = (name: string, message: Localized): ValidationIssue[] => [{ field: name, message }]

  if (receiving === undefined) return { issues: issue('operation', sentences.noInput) }
  if (!field) return { issues: issue('input', issueSentences.unknown(receiving)) }
  if (given !== undefined && !result) return { issues: issue('output', sentences.output) }
  const ports = portsOf(field)
  const issues = [
    ...(ports.length === 0 ? issue('input', sentences.unfitInput) : []),
    ...(step.each && result && isFileAlone(result) ? issue('each', sentences.eachFile) : []),
    ...issuesInOptions(step.options ?? {}, input, receiving),
  ]
  return issues.length > 0 ? { issues } : { input: receiving, ports, output: given, mediaType: mediaTypeOf(result) }
}

/** The issues of the options: of all the operation's fields but the one that the previous step fills. */
function issuesInOptions(options: Record<string, unknown>, input: JsonSchema, receiving: string): ValidationIssue[] {
  const { [receiving]: _, ...properties } = input.properties ?? {}
  const required = (input.required ?? []).filter((name) => name !== receiving)
  const { [receiving]: own, ...others } = options
  const taken = own === undefined ? [] : [{ field: receiving, message: sentences.taken }]
  const issues = [...taken, ...issuesIn({ ...input, properties, required }, others)]
  return issues.map(({ field, message }) => ({ field: `options.${field}`, message }))
}

function propertyOf({ properties = {} }: JsonSchema, name: string): JsonSchema | undefined {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined
  return typeof property === 'object' ? property : undefined
}

/** The media type of a text that is passed on: several fields are written as JSON. */
function mediaTypeOf(result: JsonSchema | undefined): string {
  if (!result) return 'application/json'
  const [branch] = branchesOf(result).filter(({ contentMediaType }) => contentMediaType !== undefined)
  const listed = itemSchemaOf(result)
  return branch?.contentMediaType ?? (result.type === 'object' || listed?.type === 'object' ? 'application/json' : '')
}
