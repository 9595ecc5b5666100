// `npm run conformance -- <folder> [word…]`: tests the tools with third-party suites, which are not part of this
// project.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/conformance/main.ts', ...process.argv.slice(2)])
