#!/usr/bin/env node
// Starts the command line of the package. Node's modules are not imported, which takes longer.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Toolbench needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer Node`)
  process.exit(2)
}
// The compile cache is in the package's folder, which only the user who installed it can write to; if it is read-only,
// nothing is cached.
const { enableCompileCache } = process.getBuiltinModule('node:module')
enableCompileCache?.(process.getBuiltinModule('node:url').fileURLToPath(new URL('../.cache', import.meta.url)))
const { runCommandLine } = await import('../cli/run-command-line.js')
await runCommandLine()
