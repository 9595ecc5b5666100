import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Access, DataOf, ReadBodyOf, ReadFormOf, ReadQueryOf, RouteName } from '#contract/routes.ts'
import type { PrecompressedJson } from '../http/precompressed-json.ts'
import type { Principal } from './principal.ts'

/** A call as passed to its handler: validated input, and the caller. */
export interface Call<Name extends RouteName> {
  body: ReadBodyOf<Name>
  query: ReadQueryOf<Name>
  /** The fields of a form. */
  form: ReadFormOf<Name>
  /** The file in a form. */
  file: Buffer | undefined
  /** The caller; undefined only on public calls. */
  principal: Principal | undefined
  /** The caller's address and browser. */
  address: string
  agent: string
  log: FastifyBaseLogger
}

/** The result of a handler: the data, with a `msg` unless that is 'success', or a complete serialized answer. */
type Result<Name extends RouteName> = { data: DataOf<Name>; msg?: string } | { serialized: PrecompressedJson }

export type Handlers = { [Name in RouteName]: (call: Call<Name>) => Promise<Result<Name>> }

/** Authorizes a request and returns the caller, or refuses it. Runs before the body is read. */
export type Guard = (request: FastifyRequest, access: Access) => Promise<Principal | undefined>
