import { type ReadResourceResult, type ResourceLink, ResourceNotFoundError } from '@modelcontextprotocol/server'
import type { Language } from '#kit/language.ts'

/** A part of a result that is linked rather than inlined: a text or a file. */
export interface Part {
  name: string
  title?: string | undefined
  mimeType: string
  content: string | File
}

/** A part as listed by `resources/list`. */
export type StoredPart = Pick<ResourceLink, 'uri' | 'name' | 'title'> & { mimeType: string; size: number }

/** In bytes, of all parts: two results of the largest size that the pool returns. */
const maxKeptBytes = 2 ** 28

const maxKeptParts = 500

/**
 * Keeps the large parts of results for the rest of a session, so that answers can link to them (Model Context Protocol
 * 2025-06-18, "Resource Links"). Beyond a number or size of parts, the oldest are dropped.
 */
export class ResultStore {
  readonly #kept = new Map<string, { described: StoredPart; content: string | File }>()
  readonly #maxBytes: number
  readonly #maxParts: number
  #bytes = 0
  #counted = 0

  constructor({ maxBytes = maxKeptBytes, maxParts = maxKeptParts } = {}) {
    this.#maxBytes = maxBytes
    this.#maxParts = maxParts
  }

  /** Stores a part and returns its description, with the URI to read it by. */
  keep({ name, title, mimeType, content }: Part): StoredPart {
    this.#counted += 1
    const uri = `${prefix}${this.#counted}/${encodeURIComponent(name.toWellFormed())}`
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.size
    const described = { uri, name, ...(title !== undefined && { title }), mimeType, size }
    this.#kept.set(uri, { described, content })
    this.#bytes += size
    for (const [oldest, { described }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes && this.#kept.size <= this.#maxParts) break
      this.#kept.delete(oldest)
      this.#bytes -= described.size
    }
    return described
  }

  list(): StoredPart[] {
    return [...this.#kept.values()].map(({ described }) => described)
  }

  /** @throws ResourceNotFoundError for a part that is not stored; it says whether it was before */
  async read(uri: string, language: Language): Promise<ReadResourceResult> {
    const kept = this.#kept.get(uri)
    if (!kept) throw new ResourceNotFoundError(uri, this.#sentenceFor(uri)[language])
    const { mimeType } = kept.described
    if (typeof kept.content === 'string') return { contents: [{ uri, mimeType, text: kept.content }] }
    const bytes = Buffer.from(await kept.content.arrayBuffer())
    const text = textTypes.test(mimeType) ? textOf(bytes) : undefined
    return {
      contents: [text === undefined ? { uri, mimeType, blob: bytes.toString('base64') } : { uri, mimeType, text }],
    }
  }

  #sentenceFor(uri: string) {
    const number = uri.startsWith(prefix) ? Number.parseInt(uri.slice(prefix.length), 10) : 0
    if (number >= 1 && number <= this.#counted)
      return {
        en: `${uri} is not kept any more, since newer results took its room: run the tool again`,
        zh: `${uri} 已被较新的结果取代，不再保留：请重新运行该工具`,
      }
    return { en: `There is no resource ${uri}`, zh: `没有资源 ${uri}` }
  }
}

const prefix = 'toolbench://results/'

/** Matches textual media types. */
const textTypes = /^text\/|^(application|image)\/([\w.-]+\+)?(json|xml)(;|$)/

/** Decodes UTF-8 losslessly; returns undefined where the bytes are not valid. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
