// `npm run openapi`: regenerates contract/openapi.json. A test compares it with the server's answer.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/openapi/main.ts'])
run('biome', ['format', '--write', 'contract/openapi.json'])
