// `npm start`: installs and builds what has changed, then serves. Runs on Node 20.19 before anything is installed.
import { spawn } from 'node:child_process'
import { build, install } from './install-and-build.mjs'

install()
build()
const server = spawn('node', ['server/site.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
// Without these the server would outlive npm.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
