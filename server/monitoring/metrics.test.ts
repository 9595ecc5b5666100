import { expect, test } from 'vitest'
import { openSite } from '../fixtures/open-site.ts'

test('this machine can read the metrics, forwarded requests cannot', async () => {
  const { app } = await openSite('sqlite')
  await app.inject('/v1/site_config/all')
  await app.inject('/no/such/"page"')
  const read = await app.inject('/metrics')
  expect(read.body).toContain('toolbench_http_requests_total{method="GET",route="/v1/site_config/all",status="200"} 1')
  expect(read.body).not.toContain('such')
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
  expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404)
})

test('the files of the build are counted as one', async () => {
  const { app } = await openSite('sqlite')
  for (const name of ['a-1.js', 'b-2.js']) app.get(`/assets/${name}`, () => '')
  for (const name of ['a-1.js', 'b-2.js']) await app.inject(`/assets/${name}`)
  const { body } = await app.inject('/metrics')
  expect(body).toContain('route="/assets/*",status="200"} 2')
  expect(body).not.toContain('a-1.js')
})

test('if a token is set, everybody needs it', async () => {
  const { app } = await openSite('sqlite', { METRICS_TOKEN: 'figures' })
  const status = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode
  expect([await status(), await status('Bearer wrong'), await status('Bearer figures')]).toEqual([404, 404, 200])
})
