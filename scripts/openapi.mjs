// `npm run openapi`: writes contract/openapi.json anew. A test compares it with what the server answers.
import { install, run } from './install-and-build.mjs'

install()
run('node', ['scripts/openapi/main.ts'])
run('biome', ['format', '--write', 'contract/openapi.json'])
