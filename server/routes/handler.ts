import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Access, DataOf, ReadBodyOf, ReadFormOf, ReadQueryOf, RouteName } from '#contract/routes.ts'
import type { PrecompressedJson } from '../http/precompressed-json.ts'
import type { Visitor } from './visitor.ts'

/** A call as its handler gets it: what was sent, already checked, and by whom. */
export interface Call<Name extends RouteName> {
  body: ReadBodyOf<Name>
  query: ReadQueryOf<Name>
  /** The fields of a form. */
  form: ReadFormOf<Name>
  /** The file of a form. */
  file: Buffer | undefined
  /** Who calls; undefined on public calls and never otherwise. */
  visitor: Visitor | undefined
  /** The caller's address and browser. */
  address: string
  agent: string
  log: FastifyBaseLogger
}

/** What a handler answers: the data, and a `msg` where it is not 'success'; or the whole answer, serialized before. */
type Result<Name extends RouteName> = { data: DataOf<Name>; msg?: string } | { serialized: PrecompressedJson }

export type Handlers = { [Name in RouteName]: (call: Call<Name>) => Promise<Result<Name>> }

/** Lets a request in, or refuses it; tells who calls. Runs before the body is read. */
export type Guard = (request: FastifyRequest, access: Access) => Promise<Visitor | undefined>
