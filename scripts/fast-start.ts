// What makes commands start faster, in the bundles for Node.
import type { Plugin } from 'vite'

/**
 * Modules that many commands share, each group in one file with what it imports: opening a file takes half a millisecond
 * of a start. `start` is what every run of an operation loads.
 */
export const nodeChunks = {
  groups: [
    { name: 'core', test: /[\\/](kit|node_modules[\\/]zod)[\\/]/ },
    { name: 'charset', test: /[\\/]lib[\\/]charset[\\/]/ },
    { name: 'start', test: /[\\/]cli[\\/]run-operation\.ts$/ },
  ],
}

/**
 * Takes Node's own modules from `process.getBuiltinModule` instead of importing them: an import reads every export,
 * among them those of `node:fs` that load its streams, which is 6 ms of each start.
 */
export function directBuiltins(): Plugin {
  return { name: 'direct-builtins', renderChunk: (code) => takeBuiltinsDirectly(code) }
}

/** The import of a module of Node's as bundles write it: of names, of the default export or of all. */
const builtinImport =
  /^import (?:\{([^{}]{1,2000})\}|(?:\* as )?([\w$]{1,100})) from (["']node:[a-z_/0-9]{1,40}["']);?$/gm

export const takeBuiltinsDirectly = (code: string): string =>
  code.replace(builtinImport, (_, names: string | undefined, all: string | undefined, from: string) => {
    const taken = names === undefined ? all : `{${names.replace(/ as /g, ': ')}}`
    return `const ${taken} = process.getBuiltinModule(${from});`
  })
