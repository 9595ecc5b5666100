// `npm run fuzz -- [minutes] [tool/operation…] [--seed N] [--path P]`: gives every operation inputs that nobody would think of.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['server/fuzz/main.ts', ...process.argv.slice(2)])
