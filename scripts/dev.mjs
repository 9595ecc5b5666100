// `npm run dev`: serves the site from its sources and shows every change at once. Installs what has changed, builds nothing.
import { install } from './install-and-build.mjs'
import { runUntilSignal } from './run-until-signal.mjs'

install()
// Half of the start would be compiling what has not changed since the last one.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/toolbench/compiled'
runUntilSignal(['server/dev/main.ts'])
