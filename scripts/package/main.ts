// `npm run package`: builds `dist/package`, the complete npm package, and a tarball of it beside.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemasFile, schemasFileOf } from '#core/load-schemas.node.ts'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { build as buildSite, root } from '../install-and-build.mjs'
import { bundleForBrowsers, bundleForNode, libraryOf } from './bundle.ts'
import { documentInPackage, documents, sourceOf } from './documents.ts'
import { camelCase, indexModule } from './library-modules.ts'
import { manifestOf } from './manifest.ts'
import { removePackagedAssets } from './packaged-assets.ts'
import { sharedTypes, typesOfTool } from './write-types.ts'

const folder = join(root, 'dist/package')
const into = (path: string) => join(folder, path)
buildSite()
process.env['NODE_ENV'] = 'production'

const tools = await loadEveryTool()
const ids = tools.map(({ id }) => id)
const index = indexModule(new Map(tools.map(({ id, operations }) => [id, Object.keys(operations)])))
const library = libraryOf(ids, index)
const chunks = await bundleForNode(folder, ids, library)
await bundleForBrowsers(into('browser'), library)

for (const part of ['client', 'server', 'pages'])
  cpSync(join(root, 'dist', part), into(`dist/${part}`), { recursive: true })
removePackagedAssets(folder)
mkdirSync(into('docs'), { recursive: true })
for (const file of documents)
  writeFileSync(into(file), documentInPackage(file, readFileSync(join(root, sourceOf(file)), 'utf8')))
mkdirSync(into('bin'), { recursive: true })
cpSync(join(import.meta.dirname, 'toolbench.mjs'), into('bin/toolbench.mjs'))
chmodSync(into('bin/toolbench.mjs'), 0o755)

mkdirSync(into('types'), { recursive: true })
writeFileSync(into('types/shared.d.ts'), sharedTypes)
for (const { id, operations } of tools) writeFileSync(into(`tools/${id}/${schemasFile}`), schemasFileOf(operations))
for (const tool of tools) writeFileSync(into(`types/${tool.id}.d.ts`), typesOfTool(tool))
const exported = ids.map((id) => `export { ${camelCase(id)} } from './${id}.js'\n`).join('')
writeFileSync(into('types/index.d.ts'), `export { ToolError, type CallOptions } from './shared.js'\n${exported}`)

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const development = { ...json('package.json'), mcpName: json('server.json').name }
// Node copies the nearest one for each module, and that of the package names every tool.
writeFileSync(into('chunks/package.json'), '{"type":"module"}\n')
writeFileSync(into('package.json'), `${JSON.stringify(manifestOf(development, chunks, ids), null, 2)}\n`)

const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', join(root, 'dist')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
)
const tarball = join(root, 'dist', packed.filename)
console.log(
  `${tarball}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB, unpacked ${(packed.unpackedSize / 1e6).toFixed(1)} MB`,
)
