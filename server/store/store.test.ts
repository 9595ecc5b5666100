import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listPublicData } from '../data-list/list-public-data.ts'
import { publicSectionsOf, readSiteConfig } from '../site-config/read-site-config.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './open-sqlite.ts'

async function emptyStore() {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}

test('an empty store has the default configuration, and only public sections are returned', async () => {
  const config = await readSiteConfig(await emptyStore())
  expect(config.site_info.site_name).toBe('')
  expect(config.ai_config.retry_times).toBe(3)
  const { site_info, ...others } = publicSectionsOf(config)
  expect(JSON.parse(site_info ?? '')).toMatchObject({ site_name: '', site_keywords: [] })
  expect(Object.keys(others)).toEqual(['site_seo', 'page_seo_config', 'seo_config'])
})

test('stored fields are merged over the defaults; a section that cannot be read keeps them', async () => {
  const database = await emptyStore()
  const row = (name: string, config: string) => ({ name, config, version: 1, update_time: 0 })
  await database
    .insertInto('site_config')
    .values([
      row('site_info', '{"site_name":"工具台"}'),
      row('ai_config', '{broken'),
      row('seo_config', '{"robots":7}'),
    ])
    .execute()
  const config = await readSiteConfig(database)
  expect(config.site_info).toMatchObject({ site_name: '工具台', site_title: '' })
  expect(config.ai_config).toMatchObject({ enable_ai: false, retry_times: 3 })
  expect(config.seo_config).toEqual({ robots: '' })
})

test('visitors see enabled friend links only, in their order', async () => {
  const database = await emptyStore()
  const row = (key: string, kind: string, sort: number, value: object | string) => ({
    key,
    kind,
    sort,
    version: 1,
    create_time: 0,
    update_time: 0,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })
  await database
    .insertInto('data_list')
    .values([
      row('b', 'friend_link', 1, { name: 'B', link: 'https://b.example', enable: true }),
      row('a', 'friend_link', 2, { name: 'A', link: 'https://a.example', enable: true, open_blank: true }),
      row('off', 'friend_link', 0, { name: 'Off', link: 'https://off.example', enable: false }),
      row('broken', 'friend_link', 0, '{'),
      row('bots', 'ban_ua', 0, { enable: true, values: ['bot'] }),
    ])
    .execute()
  const records = await listPublicData(database, ['friend_link', 'ban_ua'])
  expect(records.map(({ key }) => key)).toEqual(['b', 'a'])
  expect(JSON.parse(records[1]?.value ?? '')).toEqual({
    name: 'A',
    link: 'https://a.example',
    open_blank: true,
    enable: true,
  })
  expect(await listPublicData(database, ['ban_ua'])).toEqual([])
})

test('a store on disk is migrated once and reopened unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const round of [1, 2]) {
    const database = openSqlite(join(folder, 'toolbench.db'))
    await migrate(database)
    await database.insertInto('heartbeats').values({ minute: round }).execute()
    await database.destroy()
  }
  const database = openSqlite(join(folder, 'toolbench.db'))
  expect(await database.selectFrom('heartbeats').selectAll().execute()).toHaveLength(2)
  await database.destroy()
})
