// Secrets that only administrators may read: written to every field that can hold one, and searched for everywhere
// else.
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#contract/routes.ts'
import { enginesForCalls, openEmptyDatabase } from '../fixtures/databases.ts'
import { logIn, openAppOn } from '../fixtures/open-site.ts'

const secret = 'sEcReT-7f3a'
const config = {
  proxy_config: { enable: true, proxies: [`http://${secret}:${secret}@127.0.0.1:9`] },
  ai_config: {
    enable_ai: true,
    api_endpoint: `http://127.0.0.1:9/${secret}`,
    api_model: secret,
    retry_times: 0,
    keys: [`${secret}-key-of-the-owner`],
    gen_seo_prompt: `Write ${secret}`,
  },
  redirect_config: { redirects: [{ from: `/${secret}`, to: `/${secret}/x`, enable: false }] },
}

describe.each(enginesForCalls)('on %s', (engine) => {
  test('a secret of the configuration is in no public answer, no page and no line of the log', async () => {
    const lines: string[] = []
    const database = await openEmptyDatabase(engine)
    const variables = { LOG_LEVEL: 'trace', ALLOW_PRIVATE_UPSTREAMS: '1' }
    const { app } = await openAppOn(database, variables, { write: (line) => lines.push(line) })
    const [token, userToken] = [await logIn(database), await logIn(database, { role: 'user' })]
    const owner = { authorization: `Bearer ${token}` }
    const entries = Object.entries(config).map(([name, section]) => ({ name, config: section }))
    const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

    const answers = [
      await post('/admin/v1/site_config/update', { entries }, owner),
      await post('/admin/v1/site_config/update', { entries: [{ name: 'site_info', config: { site_url: 7 } }] }, owner),
      await post('/admin/v1/ai/seo', { kind: 'site', lng: 'en' }, owner),
      await post('/v1/user/login', { username: secret, password: secret }),
      await app.inject({ url: '/admin/v1/audit', headers: owner }),
      await app.inject({ url: '/admin/v1/dashboard', headers: owner }),
    ]
    expect(answers.slice(0, 4).map(({ statusCode }) => statusCode)).toEqual([200, 400, 422, 401])

    for (const headers of [{}, { authorization: `Bearer ${userToken}` }, { cookie: `token=${token}` }]) {
      for (const { method, path } of Object.values<Route>(routes))
        answers.push(await app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: {} }) }))
      for (const url of ['/', '/about', '/login', '/admin', '/admin/config', '/nope', '/robots.txt', '/sitemap.xml'])
        answers.push(await app.inject({ url, headers }))
    }
    for (const { body, headers } of answers) {
      expect(body).not.toContain(secret)
      expect(JSON.stringify(headers)).not.toContain(secret)
    }
    // Whoever requests a proposal may see the model's name and the last characters of the key.
    expect(answers[2]?.json().msg).toContain('(key …wner)')
    const log = lines.join('')
    expect(log).toContain('login failed')
    for (const hidden of [secret, token, userToken]) expect(log).not.toContain(hidden)

    // The owner can read all of them.
    const whole = await app.inject({ url: '/admin/v1/site_config/all', headers: owner })
    expect(whole.body.split(secret).length).toBeGreaterThan(7)
    expect(whole.headers['cache-control']).toBe('no-store')
  })
})
