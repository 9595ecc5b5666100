import type { MethodCall } from '#lib/worker/messages.ts'
import type { JsonDocument } from './json-document.ts'

/** The document's methods that a page may call. */
export const methodNames = [
  'open',
  'restore',
  'statistics',
  'countRows',
  'rows',
  'toggle',
  'toggleAll',
  'reveal',
  'revealLocation',
  'revealPlace',
  'whereIs',
  'placeOf',
  'sourceOf',
  'markIssues',
  'search',
  'revealMatch',
  'matchFrom',
  'edit',
  'lists',
  'openTable',
  'tableRows',
  'cellOf',
  'graph',
  'showAlone',
  'extendGraph',
  'neighborOf',
] as const

export type MethodName = (typeof methodNames)[number]

/** The same methods as the document's worker serves them: the parameters come as a list. */
export type DocumentMethods = {
  [Name in MethodName]: (parameters: ParametersOf<Name>, call: MethodCall) => Promise<ResultOf<Name>>
}

/** The parameters of a method: bytes are sent as a file, which is not copied. */
export type ParametersOf<Name extends MethodName> = SentAll<Parameters<JsonDocument[Name]>>
type SentAll<Values extends unknown[]> = { [At in keyof Values]: Sent<Values[At]> }
type Sent<Value> = Value extends Uint8Array ? Blob : Value

export type ResultOf<Name extends MethodName> = ReturnType<JsonDocument[Name]>

/** The code of an expected error of a method, about which a person can do something. All else is a bug. */
export type DocumentErrorCode = 'noJson' | 'gone' | 'unreadable'
