import type { Chunk } from './bundle.ts'

interface Development {
  name: string
  version: string
  license: string
  /** By this, the MCP registry knows the package to be that of `server.json`. */
  mcpName: string
  dependencies: Record<string, string>
}

/** Packages of megabytes for a few tools, or with code for one system: without them everything else works. */
const heavy =
  /^(@jsquash\/|@embedpdf\/|@echogarden\/|@napi-rs\/|@fontsource|@jitl\/|libheif-js$|sharp$|prettier$|terser$|mermaid$|zxing-wasm$|wasm-media-encoders$|rregex$|vscode-oniguruma$|@stephen-riley\/pcre2-wasm$)/

/** What the package says of itself, made from that of the development clone. */
export function manifestOf(development: Development, chunks: Chunk[], tools: string[]) {
  const { name, version, license, mcpName, dependencies } = development
  const server = chunks.filter(({ fileName }) => /^(cli|library|tools)\//.test(fileName))
  const always = new Set(packagesOf(reached(server, chunks), dependencies))
  const all = packagesOf(chunks, dependencies)
  const pick = (keep: (each: string) => boolean) =>
    Object.fromEntries(all.filter(keep).map((each) => [each, dependencies[each] ?? '']))
  const isOptional = (each: string) => heavy.test(each) || !always.has(each)
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

/** What is loaded with some files at once: what they load when it is asked for is not counted but where it is a tool's. */
function reached(from: Chunk[], chunks: Chunk[]): Chunk[] {
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

/** The packages that some files name, as an import or as a path to be resolved. */
function packagesOf(chunks: Chunk[], dependencies: Record<string, string>): string[] {
  const named = (name: string) =>
    chunks.some(({ code }) => ['"', "'", '`'].some((q) => code.includes(q + name + q) || code.includes(`${q}${name}/`)))
  return Object.keys(dependencies).filter((name) => name !== 'zod' && named(name))
}
