import type { PreparedPage } from './prepare-page.ts'

/** An LRU cache of prepared pages, cleared when the site changes. */
export class PageCache {
  #pages = new Map<string, PreparedPage>()
  #coming = new Map<string, Promise<PreparedPage>>()
  #version = -1
  #bytes = 0
  #maxBytes: number

  constructor(maxBytes = 64 * 2 ** 20) {
    this.#maxBytes = maxBytes
  }

  /** Returns the cached page of a version of the site. */
  find(version: number, key: string): PreparedPage | undefined {
    this.#turnTo(version)
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** Prepares a page that is not cached, once for all concurrent requests. */
  make(version: number, key: string, make: () => Promise<PreparedPage>): Promise<PreparedPage> {
    this.#turnTo(version)
    const coming = this.#coming
    const pending = coming.get(key)
    if (pending !== undefined) return pending
    const made = make()
      .then((page) => {
        // Not cached if the site has changed since the rendering began.
        if (coming === this.#coming) this.#keep(key, page)
        return page
      })
      .finally(() => coming.delete(key))
    coming.set(key, made)
    return made
  }

  #turnTo(version: number): void {
    if (version === this.#version) return
    this.#version = version
    this.#pages.clear()
    this.#bytes = 0
    this.#coming = new Map()
  }

  #keep(key: string, page: PreparedPage): void {
    this.#pages.set(key, page)
    this.#bytes += page.body.maxSize
    for (const [oldest, { body }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return
      this.#pages.delete(oldest)
      this.#bytes -= body.maxSize
    }
  }
}
