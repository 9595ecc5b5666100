import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from './accepts-encoding.ts'

type Coding = 'br' | 'gzip' | 'identity'

/** A content in one encoding, as it is sent. */
export interface Representation {
  coding: Coding
  bytes: Buffer
  etag: string
}

/** A content that is sent many times: compressed once, when a coding is first asked for, each form with a strong entity tag. */
export class EncodedBody {
  #identity: Buffer
  #tag: string
  #representations = new Map<Coding, Promise<Representation>>()

  /** @param headers what is sent along and changes without the content: a browser keeps it with the entity tag */
  constructor(content: string, headers: string) {
    this.#identity = Buffer.from(content)
    this.#tag = createHash('sha256')
      .update(headers)
      .update('\0')
      .update(this.#identity)
      .digest('base64url')
      .slice(0, 22)
  }

  /** In bytes, with all forms: text compresses to less than half. */
  get maxSize(): number {
    return this.#identity.length * 2
  }

  /** Gives the form that an Accept-Encoding header asks for. */
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

/** The highest, 11, takes thirty times as long for an eighth less, while whoever asks first waits. */
const brotliQuality = 6
