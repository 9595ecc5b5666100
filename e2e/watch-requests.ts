import { expect, type Page, type Request } from '@playwright/test'

/** All that a page asks for from now on. */
export function requestsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return sent
}

/** All of them ask this site, and bring nothing along. */
export function expectOnlyRead(sent: readonly Request[], page: Page): void {
  for (const request of sent.filter(isOnline)) {
    expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin)
    expect(request.method()).toBe('GET')
    expect(request.postData()).toBeNull()
  }
}

/** They are GETs without a body, of this site's own hashed files. */
export function expectOwnFiles(sent: readonly Request[], page: Page): void {
  expectOnlyRead(sent, page)
  // The browser itself asks for the icon of the tab when the address changes.
  for (const request of sent.filter(isOnline))
    expect(new URL(request.url()).pathname).toMatch(
      /^\/favicon\.svg$|^\/assets\/(?:[\w.-]+-[\w-]{7,}\.\w+|[\w-]{7}\.css)$/,
    )
}

const isOnline = (request: Request): boolean => !/^(blob|data):/.test(request.url())
