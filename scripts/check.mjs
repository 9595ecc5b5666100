// `npm run check`: what is run before every commit: format, lint, types, unused code, and the tests in Node.
import { install, run } from './install-and-build.mjs'

install()
run('biome', ['check', '--error-on-warnings'])
run('tsc', ['-b'])
run('knip', [])
run('vitest', ['run', '--project', 'node'])
