// Cuts the time a command takes to start to a third. Plain JavaScript, since what reads TypeScript takes its time to load.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

// Compiled code is kept beside the packages, where only who installed them writes: in the folder for temporary files
// anybody could put code for us to run. Where it cannot be written to, nothing is kept, and nothing fails.
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
 * Reads which source file stands in which file of the build. The build is not used where a source that the command
 * needs has changed since, or where `TOOLBENCH_FROM_SOURCE` is set.
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
