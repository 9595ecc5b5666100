/**
 * The files of a build that public pages load, as paths from the site's root, listed by the build for the service
 * worker.
 */
export interface FilesToKeep {
  /** What the tools need to run: fetched in the background on the first visit. */
  code: string[]
  /** Large files that are seldom needed (codecs, fonts, voices): cached on first use, or when all are requested. */
  onUse: LargeFile[]
}

export interface LargeFile {
  path: string
  /** The compressed size, as transferred. */
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

/** In bytes. Larger files are engines and codecs that few visitors need, and are not fetched on the first visit. */
const maxFileBytes = { wasm: 200_000, others: 150_000 }

/**
 * Divides the files of a build (`assets/…`, with their compressed sizes in bytes) into those cached on the first visit
 * and those cached on use. Files that only the pages behind the login load are in neither list.
 */
export function filesToKeep(manifest: Record<string, Chunk>, sizes: ReadonlyMap<string, number>): FilesToKeep {
  const isOffice = (key: string) => /^web\/(admin|login|account)\//.test(key)
  const manifestFiles = new Set(Object.values(manifest).flatMap(filesOf))
  const visitors = new Set(reachable(manifest, 'web/entry-client.tsx', isOffice).flatMap(filesOf))
  // Workers are builds of their own, and not in the manifest.
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
