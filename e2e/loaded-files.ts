import type { Page } from '@playwright/test'

/** The files that a page has loaded: paths, and transferred bytes (Brotli). */
export interface LoadedFiles {
  paths: string[]
  script: number
  style: number
}

/** Records the files that a page loads; returns a function that sums up those loaded so far. */
export function watchLoading(page: Page): () => Promise<LoadedFiles> {
  const loaded: { path: string; type: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    const request = response.request()
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    // Fails if the page is left while a file is loading.
    size.catch(() => {})
    loaded.push({ path: new URL(response.url()).pathname, type: request.resourceType(), size })
  })
  const sum = async (files: typeof loaded, type: string) => {
    const sizes = await Promise.all(files.filter((file) => file.type === type).map(({ size }) => size))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return async () => {
    // Ignores the preparation for offline use four seconds after a page was loaded, as a busy machine may take as long
    // to open it.
    const late = loaded.findIndex(({ path }) => path.includes('/start-offline-'))
    const files = loaded.slice(0, late < 0 ? undefined : late)
    return {
      paths: files.map(({ path }) => path),
      script: await sum(files, 'script'),
      style: await sum(files, 'stylesheet'),
    }
  }
}

/** Returns the sources of the scripts among the loaded files. */
export async function sourcesOf(page: Page, paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.filter((path) => path.endsWith('.js')).map((path) => sourceOf(page, path)))
}

/** Cached, as hashed files are the same on every page. */
const sources = new Map<string, Promise<string>>()

function sourceOf(page: Page, path: string): Promise<string> {
  const source = sources.get(path) ?? page.request.get(path).then((answer) => answer.text())
  sources.set(path, source)
  return source
}

/** Strings that occur only in these libraries, as file names change with the chunks. */
const marks = { Mantine: 'MantineProvider was not found', Zod: 'invalid_type', CodeMirror: 'cm-content' }

/** Returns which libraries that no first page needs are in these scripts. */
export function librariesIn(sources: readonly string[]): string[] {
  return Object.entries(marks).flatMap(([part, mark]) =>
    sources.some((source) => source.includes(mark)) ? [part] : [],
  )
}
