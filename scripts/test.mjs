// `npm test`: tests shared code, the most recently changed tools and folders, and others in rotation. Parts, and one
// tool or all, can be named: `npm test -- unit e2e`, `npm test -- e2e base64`, `npm test -- all`. Runs on Node 20.19
// before anything is installed.
import { build, install } from './install-and-build.mjs'
import { findBrowsers } from './test/find-browsers.mjs'
import { measurePatience } from './test/measure-patience.mjs'
import { parseArguments } from './test/parse-arguments.mjs'
import { partNames, partsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const { names, tool, chosen, leftOut } = parseArguments(process.argv.slice(2), partNames)
install()
measurePatience()
const parts = partsFor(names, tool, leftOut)
// Only the tests in browsers, and those of the bundled command line, need the build.
const isBuilt = parts.some(({ name }) => name === 'e2e' || (name === 'unit' && !tool))
if (parts.some(({ name }) => name === 'e2e' || name === 'browser')) Object.assign(process.env, findBrowsers())
if (isBuilt) build()
if (leftOut.length > 0) {
  const tools = chosen.filter((path) => path.startsWith('tools/'))
  console.log(`Looked into this time, of all tools: ${tools.map((path) => path.slice('tools/'.length)).join(', ')}`)
  console.log(`and the tests of ${chosen.length - tools.length} folders; \`npm test -- all\` leaves out nothing.`)
}
process.exit(await runParts(parts))
