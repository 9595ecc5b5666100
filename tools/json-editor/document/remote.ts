import type { JsonDocument } from './json-document.ts'

/** What the page asks of the worker: a call of one of the document's methods. */
export interface Asked {
  id: number
  method: Method
  given: unknown[]
}

/** What the worker says: how far it is, then one answer for each call. */
export type Said = { progress: number } | { id: number; answer: unknown } | { id: number; failure: Failed }

/** An error on its way from the worker; a text that is no JSON says where and why. */
export interface Failed {
  message: string
  stack: string | undefined
  isNoJson: boolean
}

export type Method = keyof Document

/** The document's methods as the page sees them: all are answered later, and a text comes as it is or as a file. */
export type Document = Pick<JsonDocument, (typeof methods)[number]>

export const methods = [
  'open',
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
