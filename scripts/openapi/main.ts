import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { openApi } from '../../server/catalogue/open-api.ts'

const path = join(import.meta.dirname, '../../contract/openapi.json')
writeFileSync(path, `${JSON.stringify(openApi(await loadEveryTool(), 'en'), null, 2)}\n`)
