/** The files of one build that pages of visitors load, as the build lists them for the service worker, from the site's root. */
export interface FilesToKeep {
  /** What every tool runs by: fetched in the background at the first visit. */
  code: string[]
  /** What is large and seldom needed (codecs, fonts, voices): kept when it is first used, or when all of it is asked for. */
  onUse: LargeFile[]
}

export interface LargeFile {
  path: string
  /** As it comes over the network. */
  bytes: number
}

/** A chunk of Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Bytes of what is fetched at the first visit. Larger files are engines and codecs that few visitors need. */
const maxFileBytes = { wasm: 200_000, others: 150_000 }

/**
 * Divides the files of a build (`assets/…`, with their bytes as they come over the network) into what works without the
 * server at once and what is kept on use. Whatever only the pages behind the login load is in neither.
 */
export function filesToKeep(manifest: Record<string, Chunk>, sizes: ReadonlyMap<string, number>): FilesToKeep {
  const isOffice = (key: string) => /^web\/(admin|login|account)\//.test(key)
  const manifestFiles = new Set(Object.values(manifest).flatMap(filesOf))
  const visitors = new Set(reachable(manifest, 'web/entry-client.tsx', isOffice).flatMap(filesOf))
  // Workers are builds of their own, and stand in no manifest.
  const files = [...sizes].filter(([path]) => visitors.has(path) || !manifestFiles.has(path))
  const isCode = ([path, bytes]: [string, number]) =>
    !/\.(woff2|bin)$/.test(path) && bytes <= (path.endsWith('.wasm') ? maxFileBytes.wasm : maxFileBytes.others)
  return {
    code: files.filter(isCode).map(([path]) => path),
    onUse: files.filter((file) => !isCode(file)).map(([path, bytes]) => ({ path, bytes })),
  }
}

const filesOf = ({ file, css = [], assets = [] }: Chunk): string[] => [file, ...css, ...assets]

function reachable(manifest: Record<string, Chunk>, start: string, isLeftOut: (key: string) => boolean): Chunk[] {
  const seen = new Set<string>()
  const walk = (key: string): void => {
    if (seen.has(key) || isLeftOut(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const imported of [...imports, ...dynamicImports]) walk(imported)
  }
  walk(start)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}
