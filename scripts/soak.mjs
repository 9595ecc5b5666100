// `npm run soak`: what every test run does a few times, hundreds and thousands of times, killed processes and random
// bodies; and a site under attack.
import { build, install, run } from './install-and-build.mjs'

install()
build()
process.env.SOAK_ROUNDS ??= '500'
process.env.FUZZ_ROUNDS ??= '2000'
process.env.SOAK_SECONDS ??= '60'
run('vitest', [
  'run',
  '--project',
  'node',
  '--testTimeout',
  '3600000',
  'server/soak',
  'server/app/random-bodies.test.ts',
])
