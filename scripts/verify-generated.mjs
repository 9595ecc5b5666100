// `npm run verify-generated`: compiles the output of the code generators, and has it round-trip the documents it was
// generated from.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/verify-generated/main.ts', ...process.argv.slice(2)])
