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
  'revealFound',
  'foundFrom',
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

/** The same as the document's worker serves them: the parameters come as a list. */
export type DocumentMethods = {
  [Name in MethodName]: (parameters: ParametersOf<Name>, call: MethodCall) => Promise<AnswerOf<Name>>
}

/** What a method is given: bytes go as a file, which costs nothing to send. */
export type ParametersOf<Name extends MethodName> = SentAll<Parameters<JsonDocument[Name]>>
type SentAll<Values extends unknown[]> = { [At in keyof Values]: Sent<Values[At]> }
type Sent<Value> = Value extends Uint8Array ? Blob : Value

export type AnswerOf<Name extends MethodName> = ReturnType<JsonDocument[Name]>

/** Why a method refuses, as the code of its error: what a person can do something about. All else is a bug. */
export type DocumentRefusal = 'noJson' | 'gone' | 'unreadable'
