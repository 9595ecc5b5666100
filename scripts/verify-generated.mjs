// `npm run verify-generated`: compiles what the code generators write, and lets it read and write what it was made of.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/verify-generated/main.ts', ...process.argv.slice(2)])
