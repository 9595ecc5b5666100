import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Route, type RouteName, routes } from '#contract/routes.ts'
import { success } from '#contract/wire.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'
import { acceptBodies, parseJson } from '../bodies/accept-bodies.ts'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import { invalidField, invalidFields, Refusal } from '../http/refusal.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import { checkTexts } from '../strict-json/check-texts.ts'
import type { Call, Guard, Handlers } from './handler.ts'
import type { Principal } from './principal.ts'

const maxBytes = 5 * 2 ** 20

interface Options {
  handlers: Partial<Handlers>
  guard: Guard
  inFlight: BytesInFlight
}

/** Serves every call of the contract that has a handler. Calls with the same body limit share a scope. */
export async function serveRoutes(app: FastifyInstance, { handlers, guard, inFlight }: Options): Promise<void> {
  const named = Object.entries(routes as Record<string, Route>).filter(([name]) => name in handlers)
  const sizes = new Set(named.map(([, route]) => route.maxBody ?? smallBody))
  for (const size of sizes) {
    await app.register(async (scope) => {
      scope.decorateRequest('principal', undefined)
      const ofSize = named.filter(([, route]) => (route.maxBody ?? smallBody) === size)
      // Access is checked first.
      scope.addHook('onRequest', async (request) => {
        const access = ofSize.find(([, route]) => route.path === request.routeOptions.url)?.[1].access ?? 'admin'
        request.principal = await guard(request, access)
      })
      const bodiless = ofSize.filter(([, route]) => !route.body && !route.form).map(([, { path }]) => path)
      const forms = ofSize.some(([, route]) => route.form)
      acceptBodies(scope, { maxBody: size, forms, bodiless, inFlight })
      parseJson(scope, size)
      if (forms) await scope.register(multipart)
      for (const [name, route] of ofSize) serve(scope, route, handlers[name as RouteName] as AnyHandler)
    })
  }
}

const smallBody = 64 * 2 ** 10

type AnyHandler = (call: Call<RouteName>) => ReturnType<Handlers[RouteName]>

function serve(app: FastifyInstance, route: Route, handler: AnyHandler): void {
  const isCacheable = route.access === 'public' && route.method === 'GET'
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      reply.header('cache-control', isCacheable ? 'no-cache' : 'no-store')
      const { fields, file } = route.form ? await readUpload(request) : {}
      const result = await handler({
        body: read(request, route.body, request.body, checkTexts) as never,
        form: read(request, route.form, fields, checkTexts) as never,
        file,
        query: read(request, route.query, request.query, onlyOnce(route)) as never,
        principal: request.principal,
        address: request.ip,
        agent: (request.headers['user-agent'] ?? '').slice(0, 200),
        log: request.log,
      })
      return 'serialized' in result ? result.serialized.send(request, reply) : success(result.data, result.msg)
    },
  })
}

/** Validates input against its schema; the error names the first field that does not match. */
function read(request: FastifyRequest, schema: z.ZodType | undefined, raw: unknown, check: (raw: unknown) => void) {
  const nameOf = (field: string) => (raw === request.query ? (field.split('.')[0] ?? '') : field)
  if (!schema) return undefined
  check(raw)
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const issues = validationIssuesOf(schema, raw).map(({ field, message }) => ({ field: nameOf(field), message }))
  throw invalidFields(issues, acceptedLanguage(request.headers['accept-language']))
}

/** Only names of lists may be repeated (`kinds=a&kinds=b`). */
const onlyOnce = (route: Route) => (query: unknown) => {
  for (const [name, value] of Object.entries(Object(query))) {
    if (Array.isArray(value) && name !== 'kinds' && name in (route.query?.shape ?? {}))
      throw invalidField(name, 'This parameter is given twice')
  }
  checkTexts(query)
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined
  }
}

/** The content of a form: its texts, and the file named `file`. */
interface Upload {
  fields?: Record<string, string>
  file?: Buffer
}

/**
 * Parses a form (RFC 7578) with one file of at most 5 MiB.
 *
 * @throws Refusal 400 when it is malformed, 413 when the file is larger, 415 when it is no form
 */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(415, 'This call takes a form')
  const fields: Record<string, string> = {}
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 1000 },
    })) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    if (Object(error).statusCode === 413) throw new Refusal(413, 'The file is larger than 5 MiB')
    throw invalidField('', 'The form data is broken')
  }
  return { fields, ...(file && { file }) }
}
