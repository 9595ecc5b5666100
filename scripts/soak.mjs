// `npm run soak`: what every test run does a few times, hundreds and thousands of times, killed processes and random
// bodies; and a site under attack.
import { build, install } from './install-and-build.mjs'
import { longPartsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

install()
build()
process.exit(await runParts(longPartsFor(['soak'])))
