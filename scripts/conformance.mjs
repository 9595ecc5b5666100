// `npm run conformance -- <folder>`: holds JSON, JSONPath and Markdown to their public suites, which are not part of this project.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/conformance/main.ts', ...process.argv.slice(2)])
