import { conform } from '#tools/json-editor/fixtures/conformance.node.ts'
import { conformToCommonMark } from '#tools/markdown-preview/fixtures/conformance.node.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('Say where the suites are: npm run conformance -- <folder>')
  process.exit(2)
}
const results = [...(await conform(folder)), await conformToCommonMark(folder)]
for (const { suite, cases, failed } of results) {
  console.log(`${suite}: ${cases - failed.length} of ${cases}`)
  for (const name of failed) console.log(`  ${name}`)
}
process.exit(results.some(({ failed }) => failed.length > 0) ? 1 : 0)
