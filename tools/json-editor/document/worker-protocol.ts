import type { Alive } from '#lib/worker-life.browser.ts'
import type { JsonDocument } from './json-document.ts'

/** What the page asks of the worker: a call of one of the document's methods. */
export interface DocumentRequest {
  id: number
  method: Method
  parameters: unknown[]
}

/** What the worker says: that it lives, how far it is, then one answer for each call. */
export type DocumentResponse =
  | Alive
  | { progress: number }
  | { id: number; answer: unknown }
  | { id: number; failure: DocumentFailure }

/** An error on its way from the worker. Those that a person can do something about are told apart. */
export interface DocumentFailure {
  kind: 'noJson' | 'gone' | 'unreadable' | 'unexpected'
  message: string
  stack: string | undefined
}

export type Method = keyof DocumentMethods

/** The document's methods as the page sees them: all are answered later, and a text comes as it is or as a file. */
export type DocumentMethods = Pick<JsonDocument, (typeof methods)[number]>

export const methods = [
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
  'search',
  'revealFound',
  'foundFrom',
  'edit',
  'lists',
  'openTable',
  'tableRows',
  'cellOf',
] as const
