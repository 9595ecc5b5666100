// `npm start`: installs and builds what has changed, then serves. Runs on Node 20.19 before anything is installed.
import { build, install } from './install-and-build.mjs'
import { runUntilSignal } from './run-until-signal.mjs'

install()
build()
runUntilSignal(['server/site.ts', ...process.argv.slice(2)])
