import { expect, type Page, type Request } from '@playwright/test'

/** Records the requests of a page from now on. */
export function requestsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return sent
}

/** Expects only GETs without a body, of this site. */
export function expectOnlyGets(sent: readonly Request[], page: Page): void {
  for (const request of sent.filter(isOnline)) {
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin)
    expect(request.method()).toBe('GET')
    expect(request.postData()).toBeNull()
  }
}

/** Expects only GETs without a body, of this site's own hashed files. */
export function expectOwnFiles(sent: readonly Request[], page: Page): void {
  expectOnlyGets(sent, page)
  // The browser requests the favicon when the URL changes.
  for (const request of sent.filter(isOnline))
    expect(new URL(request.url()).pathname).toMatch(
      /^\/favicon\.svg$|^\/assets\/(?:[\w.-]+-[\w-]{7,}\.\w+|[\w-]{7}\.css)$/,
    )
}

const isOnline = (request: Request): boolean => !/^(blob|data):/.test(request.url())
