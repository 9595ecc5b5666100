import type { FastifyRequest } from 'fastify'
import { type JsonSchema, jsonSchemaOf } from '#kit/json-schema.ts'
import type { Operation } from '#kit/operation.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { readFiles } from '#lib/json-files.node.ts'
import { findOperation, findTool, type LoadedTool } from '#lib/tool-folders.node.ts'
import { readForm } from './read-form.ts'
import { refusals } from './refusal.ts'

type Run = FastifyRequest<{ Params: { tool: string; operation: string } }>

/**
 * Finds what a request asks for, and reads its input with the files in it.
 *
 * @throws Refusal when there is no such operation, or the form is broken
 */
export async function readInput(request: Run, tools: LoadedTool[], maxBody: number) {
  const tool = findTool(tools, request.params.tool)
  const [, operation] = findOperation(tool?.operations ?? {}, request.params.operation) ?? []
  if (!tool || !operation) throw refusals.notFound()

  const schema = inputSchemaOf(operation, tool.texts.en)
  const isForm = request.isMultipart()
  const input = isForm ? await readForm(request, schema, maxBody) : readFiles(request.body, schema)
  return { tool: tool.id, operation: operation.name, input }
}

const schemas = new WeakMap<Operation, JsonSchema>()

function inputSchemaOf(operation: Operation, texts: AnyTexts): JsonSchema {
  const schema = schemas.get(operation) ?? jsonSchemaOf(operation, 'input', texts)
  schemas.set(operation, schema)
  return schema
}
