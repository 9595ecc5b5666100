import type { Chunk } from './bundle.ts'

interface Development {
  name: string
  version: string
  license: string
  /** Links the package to `server.json` for the MCP registry. */
  mcpName: string
  dependencies: Record<string, string>
}

/** Optional packages: large ones for a few tools, and platform-specific ones. Everything else works without them. */
const optionalPackages =
  /^(@jsquash\/|@embedpdf\/|@echogarden\/|@napi-rs\/|@fontsource|@jitl\/|libheif-js$|sharp$|prettier$|terser$|mermaid$|zxing-wasm$|wasm-media-encoders$|rregex$|vscode-oniguruma$|@stephen-riley\/pcre2-wasm$)/

/** Builds the package.json of the package from that of the repository. */
export function manifestOf(development: Development, chunks: Chunk[], tools: string[]) {
  const { name, version, license, mcpName, dependencies } = development
  const server = chunks.filter(({ fileName }) => /^(cli|library|tools)\//.test(fileName))
  const always = new Set(packagesOf(importedChunks(server, chunks), dependencies))
  const all = packagesOf(chunks, dependencies)
  const pick = (keep: (each: string) => boolean) =>
    Object.fromEntries(all.filter(keep).map((each) => [each, dependencies[each] ?? '']))
  const isOptional = (each: string) => optionalPackages.test(each) || !always.has(each)
  const exported = (file: string) => ({
    types: `./types/${file}.d.ts`,
    node: `./library/${file}.js`,
    default: `./browser/${file}.js`,
  })
  return {
    name,
    version,
    license,
    mcpName,
    description: 'Tools for code, text, images and PDF: a command line, a library, and the whole site',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { toolbench: 'bin/toolbench.mjs' },
    exports: {
      '.': exported('index'),
      ...Object.fromEntries(tools.map((tool) => [`./${tool}`, exported(tool)])),
      './package.json': './package.json',
    },
    dependencies: pick((each) => !isOptional(each)),
    optionalDependencies: pick(isOptional),
  }
}

/** Returns the chunks that some chunks import, except those of the server. */
function importedChunks(from: Chunk[], chunks: Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set(from)
  for (const { imports, dynamicImports, name } of loaded) {
    const isServer = (file: string) => /(^|\/)serve-|run-command-[\w-]+\.js/.test(file) || name === 'serve'
    for (const file of [...imports, ...dynamicImports.filter((each) => !isServer(each))]) {
      const chunk = byName.get(file)
      if (chunk) loaded.add(chunk)
    }
  }
  return [...loaded]
}

/** Returns the packages that some chunks import, or whose files they resolve. */
function packagesOf(chunks: Chunk[], dependencies: Record<string, string>): string[] {
  const named = (name: string) =>
    chunks.some(({ code }) => ['"', "'", '`'].some((q) => code.includes(q + name + q) || code.includes(`${q}${name}/`)))
  return Object.keys(dependencies).filter((name) => name !== 'zod' && named(name))
}
