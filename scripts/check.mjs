// `npm run check`: the checks before every commit: format, lint, types, unused code, and the tests in Node. For one
// tool: `npm run check -- base64`.
import { buildCommandLine, install } from './install-and-build.mjs'
import { parseArguments } from './test/parse-arguments.mjs'
import { partsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const parts = ['format', 'types', 'unused', 'unit']
const { names, tool, leftOut } = parseArguments(process.argv.slice(2), parts)
install()
// Some tests need the bundled command line.
if (!tool) buildCommandLine()
process.exit(await runParts(partsFor(names.length > 0 ? names : parts, tool, leftOut)))
