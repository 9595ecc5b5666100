import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from './accepts-encoding.ts'

type Coding = 'br' | 'gzip' | 'identity'

/** Content in one encoding. */
export interface Representation {
  coding: Coding
  bytes: Buffer
  etag: string
}

/**
 * Content that is sent many times: compressed once per coding, on the first request for it, each with a strong entity
 * tag.
 */
export class EncodedBody {
  #identity: Buffer
  #tag: string
  #representations = new Map<Coding, Promise<Representation>>()

  /**
   * @param headers those that can change without the content: as browsers cache them with the entity tag, it covers
   * them
   */
  constructor(content: string, headers: string) {
    this.#identity = Buffer.from(content)
    this.#tag = createHash('sha256')
      .update(headers)
      .update('\0')
      .update(this.#identity)
      .digest('base64url')
      .slice(0, 22)
  }

  /** In bytes, with all encodings: text compresses to less than half. */
  get maxSize(): number {
    return this.#identity.length * 2
  }

  /** Returns the encoding that an Accept-Encoding header asks for. */
  for(accept: string | undefined): Promise<Representation> {
    const coding = acceptsEncoding(accept, 'br') ? 'br' : acceptsEncoding(accept, 'gzip') ? 'gzip' : 'identity'
    const cached = this.#representations.get(coding)
    if (cached !== undefined) return cached
    const made = this.#make(coding)
    this.#representations.set(coding, made)
    return made
  }

  async #make(coding: Coding): Promise<Representation> {
    if (coding === 'identity') return { coding, bytes: this.#identity, etag: `"${this.#tag}"` }
    return { coding, bytes: await compress[coding](this.#identity), etag: `"${this.#tag}-${coding}"` }
  }
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const compress = {
  gzip: (bytes: Buffer): Promise<Buffer> => compressGzip(bytes, { level: 9 }),
  br: (bytes: Buffer): Promise<Buffer> =>
    compressBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
}

/** The highest, 11, takes thirty times as long to save an eighth, while the first client waits. */
const brotliQuality = 6
