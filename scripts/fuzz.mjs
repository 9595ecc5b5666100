// `npm run fuzz -- [minutes] [tool/operation…] [--seed N] [--path P]`: runs every operation with generated inputs.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['server/fuzz/main.ts', ...process.argv.slice(2)])
