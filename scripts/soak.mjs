// `npm run soak`: repeats the tests with killed processes and random bodies hundreds and thousands of times, and
// attacks a site.
import { build, install } from './install-and-build.mjs'
import { longPartsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

install()
build()
process.exit(await runParts(longPartsFor(['soak'])))
