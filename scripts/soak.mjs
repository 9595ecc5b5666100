// `npm run soak`: what every test run does a few times, hundreds and thousands of times: killed processes, random bodies.
import { install, run } from './install-and-build.mjs'

install()
process.env.SOAK_ROUNDS ??= '500'
process.env.FUZZ_ROUNDS ??= '2000'
run('vitest', [
  'run',
  '--project',
  'node',
  '--testTimeout',
  '3600000',
  'server/soak',
  'server/http/random-bodies.test.ts',
])
