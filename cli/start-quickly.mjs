// Reduces the startup time of commands to a third. Plain JavaScript, since TypeScript support is slow to load.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

// Compiled code is cached beside the packages, where only their installer may write: in the folder for temporary files,
// anybody could plant code. If it is not writable, nothing is cached, and nothing fails.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/toolbench/compiled', root)))

const bundled = readBundle()
registerHooks({
  resolve(specifier, context, next) {
    const url = bundled.get(specifier[0] === '.' ? new URL(specifier, context.parentURL).href : specifier)
    if (url) return { url, format: 'module', shortCircuit: true }
    // Without a build: Zod's index loads all sixty locales, of which only English is needed.
    const isLanguages = specifier === '../locales/index.js' && context.parentURL?.includes('/node_modules/zod/')
    return next(isLanguages ? '../locales/en.js' : specifier, context)
  },
})

/**
 * Maps source files to the files of the build. The build is not used if a source that the command needs has changed
 * since, or if `TOOLBENCH_FROM_SOURCE` is set.
 */
function readBundle() {
  try {
    if (process.env.TOOLBENCH_FROM_SOURCE) return new Map()
    const built = new URL('dist/cli/', root)
    const { entries, shared, tools } = JSON.parse(readFileSync(new URL('manifest.json', built), 'utf8'))
    const own = tools[process.argv[2]]
    if (![shared, ...(own ? [own] : Object.values(tools))].every(isAsItWas)) return new Map()
    return new Map(Object.entries(entries).map(([path, file]) => [new URL(path, root).href, new URL(file, built).href]))
  } catch {
    return new Map()
  }
}

function isAsItWas({ files, folders }) {
  const path = fileURLToPath(root)
  return (
    Object.entries(files).every(([file, time]) => statSync(path + file).mtimeMs === time) &&
    Object.entries(folders).every(([folder, names]) => readdirSync(path + folder).join('/') === names)
  )
}
