import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { logIn, openSite } from '../fixtures/open-site.ts'

const image = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()

async function openOwned(variables: Record<string, string> = {}) {
  const { app, database } = await openSite('sqlite', variables)
  const authorization = `Bearer ${await logIn(database)}`
  const upload = async (
    fields: Record<string, string>,
    file?: Buffer,
    headers: Record<string, string> = { authorization },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file) form.append('file', new File([new Uint8Array(file)], 'evil.html', { type: 'text/html' }))
    const request = new Request('http://site.example', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/admin/v1/upload',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    })
  }
  return { app, database, upload }
}

const fields = { prefix: 'site', object: 'logo' }

test('an uploaded image is served with its own policy, and typed by its content and not by its name', async () => {
  const { app, database, upload } = await openOwned()
  const answer = await upload(fields, await image())
  expect([answer.statusCode, answer.json().data]).toEqual([200, { url: '/uploads/site/logo.png' }])
  const served = await app.inject('/uploads/site/logo.png')
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(served.rawPayload).metadata()).format).toBe('png')
  const again = { 'if-none-match': String(served.headers['etag']) }
  expect((await app.inject({ url: '/uploads/site/logo.png', headers: again })).statusCode).toBe(304)
  const [entry] = await database.selectFrom('audit').selectAll().execute()
  expect(entry).toMatchObject({ action: 'upload', target: 'site/logo.png' })
})

test.each([
  ['prefix', { prefix: '../up', object: 'logo' }],
  ['prefix', { prefix: '/etc', object: 'logo' }],
  ['prefix', { prefix: 'a//b', object: 'logo' }],
  ['object', { prefix: 'site', object: 'logo.png' }],
  ['object', { prefix: 'site', object: '' }],
  ['object', { prefix: 'site', object: 'x'.repeat(129) }],
  ['object', { prefix: 'site' }],
])('a wrong %s is named: %j', async (field, sent) => {
  const { upload } = await openOwned()
  const answer = await upload(sent as typeof fields, await image())
  expect([answer.statusCode, answer.json().data.errors[0].field]).toEqual([400, field])
})

test.each([
  ['nothing', undefined],
  ['text', Buffer.from('hello')],
  ['SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
])('%s is refused at its field', async (_name, file) => {
  const { upload } = await openOwned()
  const answer = await upload(fields, file)
  expect([answer.statusCode, answer.json().data.errors[0].field]).toEqual([400, 'file'])
})

test('more than 5 MiB, JSON, and anonymous callers are refused', async () => {
  const { app, upload } = await openOwned()
  expect((await upload(fields, Buffer.alloc(5 * 2 ** 20 + 1))).statusCode).toBe(413)
  expect((await upload(fields, await image(), {})).statusCode).toBe(403)
  expect((await app.inject({ url: '/uploads/site/logo.png' })).statusCode).toBe(404)
})

test.each(['/uploads', '/uploads/../toolbench.db', '/uploads/site/..%2f..%2ftoolbench.db', '/uploads/site/logo.html'])(
  '%s is nothing that is served',
  async (url) => {
    const { app } = await openOwned()
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test('several machines keep images in an S3-compatible store', async () => {
  const files = new Map<string, Buffer>()
  const seen: string[] = []
  const store = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.headers.authorization?.split('/')[0]}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.method === 'PUT') files.set(String(request.url), Buffer.concat(chunks))
    const bytes = files.get(String(request.url))
    response.writeHead(bytes ? 200 : 404).end(request.method === 'GET' ? bytes : undefined)
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void store.close())
  const { app, upload } = await openOwned({
    S3_ENDPOINT: `http://127.0.0.1:${Object(store.address()).port}`,
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'name',
    S3_SECRET_ACCESS_KEY: 'word',
  })
  expect((await upload(fields, await image())).json().data.url).toBe('/uploads/site/logo.png')
  expect([...files.keys()]).toEqual(['/images/uploads/site/logo.png'])
  expect((await app.inject('/uploads/site/logo.png')).statusCode).toBe(200)
  expect((await app.inject('/uploads/site/none.png')).statusCode).toBe(404)
  expect(seen[0]).toBe('PUT AWS4-HMAC-SHA256 Credential=name')
})
