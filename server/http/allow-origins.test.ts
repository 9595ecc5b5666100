import { expect, test } from 'vitest'
import { openSite } from '../fixtures/open-site.ts'

const ask = async (app: Awaited<ReturnType<typeof openSite>>['app'], method: 'GET' | 'OPTIONS', origin: string) => {
  const { statusCode, headers } = await app.inject({ method, url: '/v1/site_config/all', headers: { origin } })
  return [statusCode, headers['access-control-allow-origin']]
}

test('listed origins may call, and no others', async () => {
  const { app } = await openSite('sqlite', { CORS_ORIGINS: 'https://a.example, https://b.example' })
  expect(await ask(app, 'GET', 'https://b.example')).toEqual([200, 'https://b.example'])
  expect(await ask(app, 'OPTIONS', 'https://a.example')).toEqual([204, 'https://a.example'])
  for (const origin of ['https://evil.example', 'https://a.example.evil.example', 'null', 'http://a.example']) {
    expect(await ask(app, 'GET', origin)).toEqual([200, undefined])
    expect(await ask(app, 'OPTIONS', origin)).toEqual([404, undefined])
  }
})

test('without a list nobody may', async () => {
  const { app } = await openSite('sqlite')
  expect(await ask(app, 'GET', 'https://a.example')).toEqual([200, undefined])
  expect((await ask(app, 'OPTIONS', 'https://a.example'))[1]).toBeUndefined()
})
