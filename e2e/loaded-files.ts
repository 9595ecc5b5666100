import type { Page } from '@playwright/test'

/** What a page has loaded: the paths of its files, and the bytes that came over the network, brotli. */
export interface LoadedFiles {
  paths: string[]
  script: number
  style: number
}

/** Watches what a page loads; the answer sums up what has come until it is asked. */
export function watchLoading(page: Page): () => Promise<LoadedFiles> {
  const loaded: { path: string; type: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    const request = response.request()
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    // A page that is left while a file comes takes nothing of it.
    size.catch(() => {})
    loaded.push({ path: new URL(response.url()).pathname, type: request.resourceType(), size })
  })
  const sum = async (files: typeof loaded, type: string) => {
    const sizes = await Promise.all(files.filter((file) => file.type === type).map(({ size }) => size))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return async () => {
    // Four seconds after a page has come it makes ready for offline use; a machine that is busy may take as long to open it.
    const late = loaded.findIndex(({ path }) => path.includes('/start-offline-'))
    const files = loaded.slice(0, late < 0 ? undefined : late)
    return {
      paths: files.map(({ path }) => path),
      script: await sum(files, 'script'),
      style: await sum(files, 'stylesheet'),
    }
  }
}

/** The sources of the scripts among the files that a page has loaded. */
export async function sourcesOf(page: Page, paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.filter((path) => path.endsWith('.js')).map((path) => sourceOf(page, path)))
}

/** Hashed files are the same on every page. */
const sources = new Map<string, Promise<string>>()

function sourceOf(page: Page, path: string): Promise<string> {
  const source = sources.get(path) ?? page.request.get(path).then((answer) => answer.text())
  sources.set(path, source)
  return source
}

/** Strings that only these libraries contain; file names would change with the chunks. */
const marks = { Mantine: 'MantineProvider was not found', Zod: 'invalid_type', CodeMirror: 'cm-content' }

/** The libraries, of those that no first page needs, that are in these scripts. */
export function librariesIn(sources: readonly string[]): string[] {
  return Object.entries(marks).flatMap(([part, mark]) =>
    sources.some((source) => source.includes(mark)) ? [part] : [],
  )
}
