import type { Alive } from '#lib/worker-life.browser.ts'
import type { JsonDocument } from './json-document.ts'

/** What the page asks of the worker: a call of one of the document's methods. */
export interface Asked {
  id: number
  method: Method
  given: unknown[]
}

/** What the worker says: that it lives, how far it is, then one answer for each call. */
export type Said = Alive | { progress: number } | { id: number; answer: unknown } | { id: number; failure: Failed }

/** An error on its way from the worker. Those that a person can do something about are told apart. */
export interface Failed {
  kind: 'noJson' | 'gone' | 'unreadable' | 'unexpected'
  message: string
  stack: string | undefined
}

export type Method = keyof Document

/** The document's methods as the page sees them: all are answered later, and a text comes as it is or as a file. */
export type Document = Pick<JsonDocument, (typeof methods)[number]>

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
