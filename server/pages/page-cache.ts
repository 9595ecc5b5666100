import type { PreparedPage } from './prepare-page.ts'

/** Keeps rendered pages until the site changes; what was asked for longest ago goes first. */
export class PageCache {
  #pages = new Map<string, PreparedPage>()
  #version = -1
  #capacity: number

  constructor(capacity = 500) {
    this.#capacity = capacity
  }

  get(version: number, key: string): PreparedPage | undefined {
    if (version !== this.#version) {
      this.#pages.clear()
      this.#version = version
    }
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** Keeps a page of a version; one that was rendered before the site changed is dropped. */
  set(version: number, key: string, page: PreparedPage): void {
    if (version !== this.#version || page.status !== 200 || page.location) return
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= this.#capacity && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(key, page)
  }
}
