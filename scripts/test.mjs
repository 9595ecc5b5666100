// `npm test`: what is shared, and of tools and folders those that changed last and others in turn; the parts that are named, and
// of one tool or of all where it is said: `npm test -- unit e2e`, `npm test -- e2e base64`, `npm test -- all`. Runs on Node
// 20.19 before anything is installed.
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
// Only what is drawn by the built site needs it, and the tests of what starts quickly.
const isBuilt = parts.some(({ name }) => name === 'e2e' || (name === 'unit' && !tool))
if (parts.some(({ name }) => name === 'e2e' || name === 'browser')) Object.assign(process.env, findBrowsers())
if (isBuilt) build()
if (leftOut.length > 0) {
  const tools = chosen.filter((path) => path.startsWith('tools/'))
  console.log(`Looked into this time, of all tools: ${tools.map((path) => path.slice('tools/'.length)).join(', ')}`)
  console.log(`and the tests of ${chosen.length - tools.length} folders; \`npm test -- all\` leaves out nothing.`)
}
process.exit(await runParts(parts))
