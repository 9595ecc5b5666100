import { z } from 'zod'
import { type Route, routes } from '#contract/routes.ts'
import { envelopeOf } from '#contract/wire.ts'
import type { Language } from '#kit/language.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { openApiOf } from '../catalogue/open-api.ts'

/** Describes the whole API as an OpenAPI 3.1 document: the calls of the site, then every tool's operations. */
export function openApi(tools: LoadedTool[], language: Language): object {
  const described = openApiOf(tools, language)
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    route.path,
    { [route.method.toLowerCase()]: describeCall(name, route) },
  ])
  return { ...described, paths: { ...Object.fromEntries(calls), ...described.paths } }
}

function describeCall(name: string, { title, query, data }: Route): object {
  return {
    operationId: name,
    tags: ['Site'],
    summary: title,
    parameters: query ? parametersOf(query) : [],
    responses: { 200: { description: title, content: { 'application/json': { schema: schemaOf(envelopeOf(data)) } } } },
  }
}

/** Lists repeat their name, without brackets. */
const parametersOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    explode: true,
    schema: schemaOf(z.object({ it: schema }).shape.it),
  }))

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output' })
  return described
}
