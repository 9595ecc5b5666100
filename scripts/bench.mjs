// `npm run bench`: runs benchmarks, prints ratios to a named reference measured in the same run, and writes
// docs/benchmarks.md.
import { build, install, run } from './install-and-build.mjs'

install()
build()
run('node', ['scripts/bench/main.ts', ...process.argv.slice(2)])
