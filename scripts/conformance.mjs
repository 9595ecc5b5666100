// `npm run conformance -- <folder> [word…]`: holds the tools to suites that others wrote, which are not part of this project.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/conformance/main.ts', ...process.argv.slice(2)])
