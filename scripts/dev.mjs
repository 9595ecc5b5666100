// `npm run dev`: serves the site from its sources with hot reloading. Installs changed packages; needs no build.
import { install } from './install-and-build.mjs'
import { runUntilSignal } from './run-until-signal.mjs'

install()
// A compile cache halves the start.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/toolbench/compiled'
runUntilSignal(['server/dev/main.ts'])
