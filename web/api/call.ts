import { type BodyOf, type DataOf, type QueryOf, type Route, type RouteName, routes } from '#contract/routes.ts'
import { basePath } from '#ui/device/base-path.ts'
import { expireSession, readToken } from '../session/session.ts'
import { CallError } from './call-error.ts'

type CallInput<Name extends RouteName> = {
  [Field in 'body' | 'query' as Field extends 'body'
    ? undefined extends BodyOf<Name>
      ? never
      : Field
    : undefined extends QueryOf<Name>
      ? never
      : Field]: Field extends 'body' ? BodyOf<Name> : QueryOf<Name>
} & { form?: FormData; signal?: AbortSignal }

/**
 * Calls the API with the session's token.
 *
 * @throws CallError unless the answer's code is 200; 403 also ends the session, with an event
 */
export async function call<Name extends RouteName>(name: Name, sent?: CallInput<Name>): Promise<DataOf<Name>> {
  const { method, path }: Route = routes[name]
  const { body, query, form, signal }: { body?: unknown; query?: unknown; form?: FormData; signal?: AbortSignal } =
    sent ?? {}
  const token = readToken()
  const response = await fetch(`${import.meta.env['VITE_API_BASE'] || basePath()}${path}${queryString(query)}`, {
    method,
    headers: {
      // Messages about fields are in the page's language, which may differ from the browser's.
      'accept-language': document.documentElement.lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && !form && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: form ?? JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new CallError(0, String(Object(error).message), null, undefined, false)
  })
  const answer = Object(await response.json().catch(() => ({})))
  const code = typeof answer.code === 'number' ? answer.code : response.status
  // A late answer must not end a newer session.
  if ((response.status === 403 || code === 403) && token === readToken()) expireSession()
  if (code === 200 && response.ok) return answer.data
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const isFromServer = typeof answer.msg === 'string' && answer.msg !== ''
  const message = isFromServer ? answer.msg : `${response.status} ${response.statusText}`.trim()
  throw new CallError(code, message, answer.data, retryAfter, isFromServer)
}

/** Array parameters repeat their name, without brackets. */
function queryString(query: unknown): string {
  const pairs = Object.entries(Object(query)).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined ? [] : [[name, String(item)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
