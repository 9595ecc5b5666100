import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { openApi } from './open-api.ts'

const kept = JSON.parse(readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'))

test('the description in git is what the server answers; after a change, npm run openapi', async () => {
  expect(JSON.parse(JSON.stringify(openApi(await loadEveryTool(), 'en')))).toEqual(kept)
})

test('every operation of every tool is described, and every call of the site', async () => {
  const paths = Object.keys(kept.paths)
  for (const { id, operations } of await loadEveryTool())
    for (const { name } of Object.values(operations)) expect(paths).toContain(`/v1/tools/${id}/${name}`)
  expect(paths).toEqual(expect.arrayContaining(['/v1/site_config/all', '/v1/data_list/sort_data', '/v1/stats']))
})

test('every reference in it resolves', () => {
  const references = JSON.stringify(kept).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce((part, name) => part?.[name], kept)
    expect(target, path).toBeDefined()
  }
})
