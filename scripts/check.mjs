// `npm run check`: what is run before every commit: format, lint, types, unused code, and the tests in Node; of one tool
// where one is named: `npm run check -- base64`.
import { buildCommandLine, install } from './install-and-build.mjs'
import { parseArguments } from './test/parse-arguments.mjs'
import { partsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const parts = ['format', 'types', 'unused', 'unit']
const { names, tool, leftOut } = parseArguments(process.argv.slice(2), parts)
install()
// Some tests look at what starts quickly.
if (!tool) buildCommandLine()
process.exit(await runParts(partsFor(names.length > 0 ? names : parts, tool, leftOut)))
