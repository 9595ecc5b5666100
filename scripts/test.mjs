// `npm test`: everything; the parts that are named, and of one tool where one is: `npm test -- unit e2e`, `npm test -- e2e
// base64`. Runs on Node 20.19 before anything is installed.
import { build, install } from './install-and-build.mjs'
import { askedFor } from './test/asked-for.mjs'
import { findBrowsers } from './test/find-browsers.mjs'
import { measurePatience } from './test/measure-patience.mjs'
import { partNames, partsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const { names, tool } = askedFor(process.argv.slice(2), partNames)
install()
measurePatience()
const parts = partsFor(names, tool)
// Only what is drawn by the built site needs it, and the tests of what starts quickly.
const isBuilt = parts.some(({ name }) => name === 'e2e' || (name === 'unit' && !tool))
if (parts.some(({ name }) => name === 'e2e' || name === 'browser')) Object.assign(process.env, findBrowsers())
if (isBuilt) build()
process.exit(await runParts(parts))
