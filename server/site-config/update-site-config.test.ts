import { describe, expect, test } from 'vitest'
import { sectionNames } from '#contract/site-config/sections.ts'
import { siteStateOf } from '../app/site-state-of.ts'
import { call } from '../fixtures/call.ts'
import { type Engine, engines } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'
import { sha256 } from '../store/sha256.ts'

async function asAdmin(engine: Engine) {
  const opened = await openSite(engine)
  const token = await logIn(opened.database, { username: 'ada' })
  const update = (body: unknown) => call(opened.app, 'updateSiteConfig', { token, body })
  const readWhole = async () => (await call(opened.app, 'readWholeConfig', { token })).data
  const section = async (name: string) => JSON.parse((await readWhole())[name])
  return { ...opened, token, update, readWhole, section }
}

const one = (name: string, config: unknown, version?: number) => ({ entries: [{ name, config, version }] })

describe.each(engines)('on %s', (engine) => {
  test('the whole configuration is seven sections of JSON text with all their fields, and a version of each', async () => {
    const { app, token } = await asAdmin(engine)
    const { data, headers } = await call(app, 'readWholeConfig', { token })
    expect(headers['cache-control']).toBe('no-store')
    expect(Object.keys(data).sort()).toEqual([...sectionNames, '_versions'].sort())
    expect(data._versions).toEqual(Object.fromEntries(sectionNames.map((name) => [name, 0])))
    expect(JSON.parse(data.ai_config)).toEqual({
      enable_ai: false,
      api_endpoint: '',
      api_model: '',
      retry_times: 3,
      keys: [],
      gen_seo_prompt: '',
    })
    expect(JSON.parse(data.redirect_config)).toEqual({ redirects: [] })
  })

  test('an update by text or object takes effect at once, for administrators and visitors', async () => {
    const { app, update, section } = await asAdmin(engine)
    const entries = [
      { name: 'site_info', config: '{"site_name":"工具台"}' },
      { name: 'ai_config', config: { keys: ['sk-secret'], enable_ai: true } },
    ]
    const { status, msg, data } = await update({ entries })
    expect([status, msg]).toEqual([200, '更新成功'])
    expect(data.updated).toEqual(['site_info', 'ai_config'])
    expect(data._versions).toMatchObject({ site_info: 1, ai_config: 1, site_seo: 0, redirect_config: 0 })
    expect(await section('ai_config')).toMatchObject({ keys: ['sk-secret'], enable_ai: true, retry_times: 3 })
    const published = await call(app, 'readSiteConfig')
    expect(JSON.parse(published.data.site_info).site_name).toBe('工具台')
    expect(JSON.stringify(published.data)).not.toContain('sk-secret')
  })

  test('only texts for visitors can be set in both languages', async () => {
    const { app, update, section } = await asAdmin(engine)
    const zh = { main_title: '好工具', disclaimer: '请核对结果' }
    const change = {
      main_title: 'Good tools',
      translations: { zh: { ...zh, site_name: 'x' }, fr: { main_title: 'x' } },
    }
    expect((await update(one('site_info', change))).status).toBe(200)
    expect(await section('site_info')).toMatchObject({ main_title: 'Good tools', translations: { zh } })
    const published = JSON.parse((await call(app, 'readSiteConfig')).data.site_info)
    expect(published.translations).toEqual({ zh })
    await update(one('site_info', { main_title: 'Better tools' }))
    expect(await section('site_info')).toMatchObject({ main_title: 'Better tools', translations: { zh } })
    for (const translations of ['{}', { zh: [] }, { en: { main_title: 7 } }, { en: { site_title: 'x'.repeat(201) } }])
      expect((await update(one('site_info', { translations }))).status).toBe(400)
    const tooLong = await update(one('site_seo', { translations: { zh: { og_title: 'x'.repeat(201) } } }))
    expect(tooLong.data.errors[0].field).toBe('site_seo.translations.zh.og_title')
  })

  test('other processes notice a change', async () => {
    const { database, update } = await asAdmin(engine)
    const other = siteStateOf(database, 0)
    await other.refresh()
    await update(one('site_info', { site_name: 'New' }))
    await other.poll()
    expect(other.content.config.site_info.site_name).toBe('New')
  })

  test('a bare list of entries is taken too', async () => {
    const { update, section } = await asAdmin(engine)
    expect((await update([{ name: 'seo_config', config: '{"robots":"noindex"}' }])).status).toBe(200)
    expect(await section('seo_config')).toEqual({ robots: 'noindex' })
  })

  test('fields that are not sent keep what is stored, those that nobody knows are dropped', async () => {
    const { update, section, database } = await asAdmin(engine)
    await update(one('ai_config', { api_model: 'm', retry_times: 7, keys: ['a', 'b'] }))
    await update(one('ai_config', { keys: ['c'], toString: 'x', enable: true, site_name: 'x' }))
    expect(await section('ai_config')).toEqual({
      enable_ai: false,
      api_endpoint: '',
      api_model: 'm',
      retry_times: 7,
      keys: ['c'],
      gen_seo_prompt: '',
    })
    await update(one('ai_config', {}))
    expect((await section('ai_config')).retry_times).toBe(7)
    const { config } = await database.selectFrom('site_config').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(JSON.parse(config))).toHaveLength(6)
  })

  test('a stored field that is no longer valid affects no other', async () => {
    const { update, section, database } = await asAdmin(engine)
    const config = '{"site_name":"Kept","site_url":"ftp://old.example","site_desc":7}'
    await database.insertInto('site_config').values({ name: 'site_info', config, version: 4, update_time: 0 }).execute()
    await update(one('site_info', { sub_title: 'New' }, 4))
    expect(await section('site_info')).toMatchObject({
      site_name: 'Kept',
      site_url: '',
      site_desc: '',
      sub_title: 'New',
    })
  })

  test('a stale version is told the current one, and nothing is written', async () => {
    const { update, section, readWhole } = await asAdmin(engine)
    await update(one('site_seo', { meta_title: 'A' }, 0))
    const entries = [
      { name: 'seo_config', config: { robots: 'x' }, version: 0 },
      { name: 'site_seo', config: { meta_title: 'B' }, version: 0 },
    ]
    const { status, msg, data } = await update({ entries })
    expect([status, msg]).toEqual([409, '配置已被修改，请刷新后重试'])
    expect(data).toEqual({ conflicts: [{ name: 'site_seo', version: 1 }] })
    expect(await section('site_seo')).toMatchObject({ meta_title: 'A' })
    expect((await readWhole())._versions).toMatchObject({ seo_config: 0, site_seo: 1 })
    expect((await update(one('site_seo', { meta_title: 'C' }))).data._versions.site_seo).toBe(2)
  })

  test('one entry that does not fit stops the others, and every issue is named', async () => {
    const { update, section } = await asAdmin(engine)
    const entries = [
      { name: 'seo_config', config: { robots: 'x' } },
      { name: 'site_info', config: { site_url: 'javascript:1', site_name: 7 } },
      { name: 'proxy_config', config: '{"proxies":["http://a:1","b"]}' },
    ]
    const { status, data } = await update({ entries })
    expect(status).toBe(400)
    const fields = data.errors.map(({ field }: { field: string }) => field)
    expect(fields.sort()).toEqual(['proxy_config.proxies.1', 'site_info.site_name', 'site_info.site_url'])
    expect(await section('seo_config')).toEqual({ robots: '' })
  })

  test('a section that does not fit is refused, naming its field', async () => {
    const { update, readWhole } = await asAdmin(engine)
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const wrong: [name: string, config: unknown, field: string][] = [
      ['site_info', '', 'site_info'],
      ['site_info', '{', 'site_info'],
      ['site_info', '[]', 'site_info'],
      ['site_info', '"{}"', 'site_info'],
      ['site_info', 'null', 'site_info'],
      ['site_info', '{"site_name":"a"} x', 'site_info'],
      ['site_info', '{"__proto__":{"x":1}}', 'site_info'],
      ['site_info', '{"site_name":"a","x":[{"constructor":1}]}', 'site_info'],
      ['site_info', `{"x":${deep(32)}}`, 'site_info'],
      ['site_info', '{"site_name":"a\\u0000b"}', 'site_info.site_name'],
      ['site_info', '{"x":{"y":"\\ud800"}}', 'site_info.x.y'],
      ['site_info', { site_logo: '//evil.example/x.png' }, 'site_info.site_logo'],
      ['site_info', { contact_email: 'nobody' }, 'site_info.contact_email'],
      ['site_info', { site_keywords: 'a,b' }, 'site_info.site_keywords'],
      ['site_info', { site_keywords: Array(101).fill('a') }, 'site_info.site_keywords'],
      ['site_info', { site_name: 'x'.repeat(101) }, 'site_info.site_name'],
      ['site_info', { site_name: null }, 'site_info.site_name'],
      ['site_info', { site_meta_script: '<iframe src="https://a.example"></iframe>' }, 'site_info.site_meta_script'],
      ['proxy_config', { enable: 'true' }, 'proxy_config.enable'],
      ['ai_config', { retry_times: '3' }, 'ai_config.retry_times'],
      ['ai_config', { retry_times: 3.5 }, 'ai_config.retry_times'],
      ['ai_config', '{"retry_times":1e999}', 'ai_config.retry_times'],
      ['ai_config', { api_endpoint: 'https://user:pass@a.example' }, 'ai_config.api_endpoint'],
      ['ai_config', { keys: ['a\nb'] }, 'ai_config.keys.0'],
      ['page_seo_config', { kd_contents: [{ path: { a: 1 } }] }, 'page_seo_config.kd_contents.0'],
      ['page_seo_config', '{"kd_contents":[{"a":1e999}]}', 'page_seo_config.kd_contents.0'],
      ['redirect_config', { redirects: [{ from: '/admin/x', to: '/' }] }, 'redirect_config.redirects.0.from'],
      ['redirect_config', { redirects: [{ from: '/a', to: '//evil' }] }, 'redirect_config.redirects.0.to'],
      ['nope', {}, 'entries.0.name'],
      ['__proto__', {}, 'entries.0.name'],
      ['site_info', 7, 'entries.0.config'],
      ['site_info', [], 'entries.0.config'],
    ]
    for (const [name, config, field] of wrong) {
      const { status, data } = await update(one(name, config))
      expect([name, config, status, data.errors[0].field]).toEqual([name, config, 400, field])
    }
    expect((await readWhole())._versions).toEqual(Object.fromEntries(sectionNames.map((name) => [name, 0])))
  })

  test('a body that is no list of entries is refused, naming what is wrong', async () => {
    const { update } = await asAdmin(engine)
    const wrong: [body: unknown, field: string][] = [
      [{}, 'entries'],
      [{ entries: [] }, 'entries'],
      [[], 'entries'],
      [{ entries: Array(8).fill({ name: 'site_info', config: {} }) }, 'entries'],
      [
        {
          entries: [
            { name: 'site_info', config: {} },
            { name: 'site_info', config: {} },
          ],
        },
        'entries.1.name',
      ],
      [{ entries: [{ name: 'site_info' }] }, 'entries.0.config'],
      [{ entries: [{ name: 'site_info', config: {}, version: '1' }] }, 'entries.0.version'],
      ['"x"', ''],
      ['null', ''],
    ]
    for (const [body, field] of wrong) {
      const { status, data } = await update(body)
      expect([body, status, data.errors[0].field]).toEqual([body, 400, field])
    }
  })

  test('values at their limits are accepted', async () => {
    const { update } = await asAdmin(engine)
    const entries = [
      {
        name: 'site_info',
        config: { site_name: 'x'.repeat(100), disclaimer: '字'.repeat(20_000), site_logo: '/a.png' },
      },
      { name: 'proxy_config', config: { proxies: Array(200).fill('socks5://127.0.0.1:1080') } },
      {
        name: 'page_seo_config',
        config: { kd_contents: ['kept', { path: '/', lng: 'en', title: 'T', more: true, n: 1 }] },
      },
      { name: 'redirect_config', config: { redirects: [{ from: '/old', to: '/', code: 301 }] } },
    ]
    expect((await update({ entries })).status).toBe(200)
  })

  test('concurrent updates of different sections and fields lose nothing', async () => {
    const { update, readWhole, section } = await asAdmin(engine)
    const changes = [
      ...['site_title', 'sub_title', 'main_title', 'site_desc'].map((field) => one('site_info', { [field]: field })),
      ...['meta_title', 'og_title'].map((field) => one('site_seo', { [field]: field })),
      one('seo_config', { robots: 'robots' }),
      one('ai_config', { api_model: 'model' }),
    ]
    const answers = await Promise.all(changes.map(update))
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
    const { _versions } = await readWhole()
    expect(_versions).toMatchObject({ site_info: 4, site_seo: 2, seo_config: 1, ai_config: 1 })
    expect(await section('site_info')).toMatchObject({
      site_title: 'site_title',
      sub_title: 'sub_title',
      main_title: 'main_title',
      site_desc: 'site_desc',
    })
    expect(await section('site_seo')).toMatchObject({ meta_title: 'meta_title', og_title: 'og_title' })
  })

  test('of two updates with the same version, one gets a conflict', async () => {
    const { update } = await asAdmin(engine)
    const answers = await Promise.all(['a', 'b'].map((robots) => update(one('seo_config', { robots }, 0))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the audit records a change by its hash, and nothing of a refused update', async () => {
    const { app, token, update, database } = await asAdmin(engine)
    await update({
      entries: [...one('seo_config', { robots: 'x' }).entries, ...one('ai_config', { keys: ['sk-1'] }).entries],
    })
    await update(one('seo_config', { robots: 7 }))
    const { data } = await call(app, 'listAudit', { token })
    const stored = await database.selectFrom('site_config').selectAll().execute()
    const hashOfSection = (name: string) => sha256(stored.find((row) => row.name === name)?.config ?? '')
    const who = {
      username: 'ada',
      action: 'config.update',
      name: '',
      address: '192.0.2.1',
      time: expect.stringMatching(/Z$/),
    }
    expect(data).toEqual({
      total: 2,
      page: 1,
      page_size: 20,
      list: [
        { id: 2, ...who, target: 'ai_config', hash: hashOfSection('ai_config') },
        { id: 1, ...who, target: 'seo_config', hash: hashOfSection('seo_config') },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('sk-1')
  })
})
