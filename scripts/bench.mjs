// `npm run bench`: measures, prints ratios against a named reference of the same run, and writes docs/benchmarks.md.
import { build, install, run } from './install-and-build.mjs'

install()
build()
run('node', ['scripts/bench/main.ts', ...process.argv.slice(2)])
