import { findOperation, type LoadedTool } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { filesIn } from '#lib/json-files.node.ts'
import { crossToolOperations } from '../cross-tool/cross-tool-operations.ts'
import { describeOperations } from './describe-tools.ts'

/** Describes the tools only, as an OpenAPI 3.1 document. */
export const toolsOpenApi = (tools: LoadedTool[], language: Language) => ({
  openapi: '3.1.0',
  info: { title: 'Toolbench', version: '1' },
  paths: toolPaths(tools, language),
  components: toolComponents,
})

/**
 * Describes every operation, including the cross-tool ones, as an OpenAPI path that refers to `toolComponents`. The
 * order of keys is stable.
 */
const toolPaths = (tools: LoadedTool[], language: Language): Record<string, object> =>
  Object.fromEntries(
    [...tools, ...crossToolOperations.map(({ tool }) => tool)].flatMap((tool) =>
      describeOperations(tool, language).map((operation) => [
        crossToolOperations.find((across) => across.tool === tool)?.path ?? `/v1/tools/${tool.id}/${operation.id}`,
        { post: describePost(tool, operation, language) },
      ]),
    ),
  )

type Described = ReturnType<typeof describeOperations>[number]

function describePost(tool: LoadedTool, { id, title, description, input, output }: Described, language: Language) {
  const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
  const failures = {
    400: 'ToolInput',
    413: 'ToolSize',
    415: 'ToolType',
    422: 'ToolFailure',
    429: 'ToolRate',
    503: 'ToolBusy',
  }
  return {
    operationId: `${tool.id}_${id}`,
    tags: [tool.title[language]],
    summary: title,
    description,
    requestBody: { required: true, content: describeBody(tool, id, input, language) },
    responses: {
      200: { description: title, content: describeAnswer(output) },
      ...Object.fromEntries(Object.entries(failures).map(([status, name]) => [status, response(name)])),
    },
  }
}

function describeBody(tool: LoadedTool, id: string, input: JsonSchema, language: Language) {
  const [exported = ''] = findOperation(tool.operations, id) ?? []
  const samples = (tool.samples[exported] ?? []).filter((sample) => filesIn(sample.input).length === 0)
  const examples = samples.map((sample, index) => [index + 1, { summary: sample.title[language], value: sample.input }])
  return {
    'application/json': { schema: withoutDialect(input), examples: Object.fromEntries(examples) },
    ...(holdsFile(input) ? { 'multipart/form-data': { schema: withoutDialect(input) } } : {}),
  }
}

function describeAnswer(output: JsonSchema) {
  const data = withoutDialect(output)
  const schema = { type: 'object', properties: { code: { const: 200 }, msg: { type: 'string' }, data } }
  const file = holdsFile(output) ? { 'application/octet-stream': {} } : {}
  return { 'application/json': { schema: { ...schema, required: ['code', 'msg', 'data'] } }, ...file }
}

/** Removes `$schema`, as an OpenAPI document declares the dialect of its schemas once. */
const withoutDialect = ({ $schema: _, ...schema }: JsonSchema): object => schema

const holdsFile = (schema: JsonSchema): boolean => fieldsOf(schema).some(([, field]) => isFile(field))

const isFile = ({ format, items, anyOf = [] }: JsonSchema): boolean =>
  format === 'file' ||
  [items, ...anyOf].some((part) => typeof part === 'object' && !Array.isArray(part) && isFile(part))

const envelope = (code: number, data: object) => ({
  type: 'object',
  properties: { code: { const: code }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
})

const failing = (description: string, code: number, data: object = { type: 'null' }) => ({
  description,
  content: { 'application/json': { schema: envelope(code, data) } },
})

const issue = { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } }
/** For a pipeline, with the step that failed and the results of the steps before. */
const reason = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    params: { type: 'object' },
    step: { type: 'object' },
    steps: { type: 'array', items: { type: 'object' } },
  },
}

/** The components that the paths of the tools refer to. */
const toolComponents = {
  responses: {
    ToolInput: failing('The input does not fit', 400, {
      type: 'object',
      properties: { errors: { type: 'array', items: issue } },
    }),
    ToolSize: failing('The request is too large', 413),
    ToolType: failing('The request is neither JSON nor form data', 415),
    ToolFailure: failing('An expected failure, too much time or too much memory', 422, reason),
    ToolRate: failing('Too many runs from this address; see Retry-After', 429),
    ToolBusy: failing('The server is busy; see Retry-After', 503),
  },
}
