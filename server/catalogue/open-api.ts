import { z } from 'zod'
import { type Route, routes } from '#contract/routes.ts'
import { envelopeOf } from '#contract/wire.ts'
import type { LoadedTool } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { toolsOpenApi } from './tools-open-api.ts'

/** Describes the whole API as an OpenAPI 3.1 document: the calls of the site, then every tool's operations. */
export function openApi(tools: LoadedTool[], language: Language): object {
  const described = toolsOpenApi(tools, language)
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    route.path,
    { [route.method.toLowerCase()]: describeCall(name, route) },
  ])
  const components = { ...described.components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }
  return { ...described, components, paths: { ...Object.fromEntries(calls), ...described.paths } }
}

function describeCall(name: string, { title, query, body, form, access, data }: Route): object {
  const sent = body ?? form
  const type = form ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: ['Site'],
    summary: title,
    ...(access !== 'public' && { security: [{ token: [] }] }),
    parameters: query ? parametersOf(query) : [],
    ...(sent && { requestBody: { required: true, content: { [type]: { schema: schemaOf(sent, 'input') } } } }),
    responses: { 200: { description: title, content: { 'application/json': { schema: schemaOf(envelopeOf(data)) } } } },
  }
}

/** Lists repeat the parameter's name, without brackets. */
const parametersOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    explode: true,
    schema: schemaOf(schema, 'input'),
  }))

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
