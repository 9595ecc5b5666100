#!/usr/bin/env node
// Starts the command line in a Node that runs TypeScript directly. An older one starts the one installed with the
// project. Plain JavaScript, since the older one has to run this file.
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const runsTypeScript = Boolean(process.features.typescript) && (major > 22 || (major === 22 && minor >= 18))

if (runsTypeScript) {
  await import('./start-quickly.mjs')
  const { runCommandLine } = await import('./run-command-line.ts')
  await runCommandLine()
} else {
  await handOver(fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url)))
}

/** Runs this file in a child process, passing on input, output, signals and the exit code. */
async function handOver(node) {
  const [{ spawn }, { existsSync }] = await Promise.all([import('node:child_process'), import('node:fs')])
  if (!existsSync(node) || process.env.TOOLBENCH_HANDED_OVER) {
    console.error(`Toolbench needs Node 22.18 or newer; this is ${process.versions.node}`)
    process.exit(2)
  }
  const env = { ...process.env, TOOLBENCH_HANDED_OVER: '1' }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
