// `npm test`: all that tools share, and of the tools those that changed last and others in turn; the parts that are named, and
// of one tool or of all where it is said: `npm test -- unit e2e`, `npm test -- e2e base64`, `npm test -- all`. Runs on Node
// 20.19 before anything is installed.
import { build, install } from './install-and-build.mjs'
import { askedFor } from './test/asked-for.mjs'
import { findBrowsers } from './test/find-browsers.mjs'
import { measurePatience } from './test/measure-patience.mjs'
import { partNames, partsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const { names, tool, dayTools } = askedFor(process.argv.slice(2), partNames)
install()
measurePatience()
const parts = partsFor(names, tool, dayTools)
// Only what is drawn by the built site needs it, and the tests of what starts quickly.
const isBuilt = parts.some(({ name }) => name === 'e2e' || (name === 'unit' && !tool))
if (parts.some(({ name }) => name === 'e2e' || name === 'browser')) Object.assign(process.env, findBrowsers())
if (isBuilt) build()
if (dayTools.length > 0)
  console.log(`Looked into this time, of all tools: ${dayTools.join(', ')}; \`npm test -- all\` looks into each.`)
process.exit(await runParts(parts))
