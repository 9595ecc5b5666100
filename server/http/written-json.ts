import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** In bytes: what is shorter is not worth packing. */
const worthPacking = 1024

/** An answer that is written, plain and packed: to send it is all that is left to do. */
export class WrittenJson {
  /** A string goes out in one piece with the headers, which is cheaper than any bytes beside them. */
  #plain: string
  #packed: Buffer

  constructor(value: object) {
    this.#plain = JSON.stringify(value)
    this.#packed = gzipSync(this.#plain, { level: 9 })
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const vary = reply.getHeader('vary')
    reply.type('application/json; charset=utf-8').header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    const isPacked = this.#plain.length > worthPacking && takesGzip(headers['accept-encoding'])
    return isPacked ? reply.header('content-encoding', 'gzip').send(this.#packed) : reply.send(this.#plain)
  }
}

/** Says whether a client takes gzip (RFC 9110, section 12.5.3); what it does not name it need not get. */
export const takesGzip = (accept = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i.test(accept)
