import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from './accepts-encoding.ts'

/** In bytes: shorter answers are not worth compressing. */
const worthCompressing = 1024

/** A JSON answer that is serialized and compressed once, to be sent many times. */
export class PrecompressedJson {
  /** Node sends a string in one write with the headers, which is cheaper than separate bytes. */
  #plain: string
  #compressed: Buffer

  constructor(value: object) {
    this.#plain = JSON.stringify(value)
    this.#compressed = gzipSync(this.#plain, { level: 9 })
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const vary = reply.getHeader('vary')
    reply.type('application/json; charset=utf-8').header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    const isCompressed = this.#plain.length > worthCompressing && acceptsEncoding(headers['accept-encoding'], 'gzip')
    return isCompressed ? reply.header('content-encoding', 'gzip').send(this.#compressed) : reply.send(this.#plain)
  }
}
