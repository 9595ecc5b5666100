// `npm run test:long`: the complete tests of `npm test`, then soak, conformance, generated code and benchmarks; it
// takes a night. Parts can be named, and the folder of the suites: `npm run test:long -- soak ../data`.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, install } from './install-and-build.mjs'
import { findBrowsers } from './test/find-browsers.mjs'
import { measurePatience } from './test/measure-patience.mjs'
import { longPartNames, longPartsFor } from './test/parts.mjs'
import { runParts } from './test/run-parts.mjs'

const words = process.argv.slice(2)
const names = words.filter((word) => longPartNames.includes(word))
const [folder, ...more] = words.filter((word) => !longPartNames.includes(word))
const isFolder = folder === undefined || (existsSync(folder) && statSync(folder).isDirectory())
if (!isFolder || more.length > 0) {
  console.error(
    `There is no part and no folder "${isFolder ? more[0] : folder}". The parts: ${longPartNames.join(', ')}`,
  )
  process.exit(2)
}
install()
measurePatience()
Object.assign(process.env, findBrowsers())
build()
const suites = folder && resolve(folder)
if (!suites) console.log('conformance is left out: no folder of suites was named')
process.exit(await runParts(longPartsFor(names, suites)))
