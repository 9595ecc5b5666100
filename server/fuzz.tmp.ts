import { fieldsOf, jsonSchemaOf } from '#kit/json-schema.ts'
import { loadEveryTool } from '#lib/tool-folders.node.ts'
import { openPool } from './pool/pool.ts'
import { openApp } from './tools-api/fixtures/open-app.ts'

const tools = await loadEveryTool()
const app = await openApp({ tools, pool: await openPool({ seconds: 20, concurrency: 4 }) })
let seed = Number(process.argv[2] ?? 1)
const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const pick = <T>(l: T[]): T => l[Math.floor(rnd() * l.length)]!
const texts = [
  '',
  ' ',
  'a',
  '\u0000',
  '\ud800',
  'a\udc00b',
  '中文🙂',
  '%',
  '%zz',
  '%E4%',
  '[[[[',
  '{"a":1,"a":2}',
  '['.repeat(5000) + ']'.repeat(5000),
  '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
  'null',
  '1e400',
  '-0',
  '"\\ud800"',
  'https://a b/',
  'javascript:x',
  'data:;base64,',
  '====',
  '/'.repeat(2000),
  '$..*',
  '$[?@.a==1]',
  '$[?(@',
  '(a+)+$',
  'x'.repeat(100000),
  '\uFEFF',
  '__proto__',
  'constructor',
  '\r\n\t',
  '../../etc',
  '{"__proto__":{"a":1}}',
  '[1,2,{"x":[null,true,1.0]}]',
]
const b64 = (s: string) => Buffer.from(s, 'latin1').toString('base64')
const files = [
  '',
  'a',
  '\x89PNG\r\n\x1a\n',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06\0\0\0',
  'GIF89a\xff\xff\xff\xff',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  'RIFF\0\0\0\0WEBPVP8 ',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\0'.repeat(1000),
  '\0\0\0\x20ftypavif',
]
const file = () => ({
  name: pick(['a.png', '', '../x', '\ud800', 'n'.repeat(5000), 'a\u0000b']),
  type: pick(['image/png', '', 'text/html', 'x', 'image/svg+xml']),
  base64: b64(pick(files)),
})
const value = (schema: any): any => {
  const r = rnd()
  if (r < 0.1) return pick<any>([null, true, 0, -1, 1e308, 1.5, '', [], {}, 'x', [[]], { a: 1 }, file()])
  if (schema.anyOf) return value(pick(schema.anyOf))
  if (schema.format === 'file') return file()
  if (schema.enum) return pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'boolean') return rnd() < 0.5
  if (schema.type === 'integer') return pick([schema.minimum ?? 0, schema.maximum ?? 10, 1, 2, 7])
  if (schema.type === 'number') return pick([schema.minimum ?? 0, schema.maximum ?? 1, 0.5, 1e-9])
  if (schema.type === 'array') return Array.from({ length: Math.floor(rnd() * 4) }, () => value(schema.items ?? {}))
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, s]) => [k, value(s)]))
  return pick(texts)
}
const count: Record<string, number> = {}
const end = Date.now() + Number(process.argv[3] ?? 60) * 1000
while (Date.now() < end) {
  const jobs = Array.from({ length: 3 }, async () => {
    const tool = pick(tools)
    const [name, op] = pick(Object.entries(tool.operations))
    const schema = jsonSchemaOf(op, 'input', tool.texts.en)
    const input = Object.fromEntries(
      fieldsOf(schema)
        .filter(([n]) => (schema.required?.includes(n) ? rnd() > 0.02 : rnd() < 0.5))
        .map(([n, s]) => [n, value(s)]),
    )
    const a = await app.inject({
      method: 'POST',
      url: `/v1/tools/${tool.id}/${op.name}`,
      payload: input,
      headers: { accept: pick(['*/*', 'application/octet-stream', 'image/png']) },
    })
    const key = `${tool.id}/${op.name} ${a.statusCode}`
    count[key] = (count[key] ?? 0) + 1
    if (a.statusCode >= 500 || (a.statusCode === 422 && ['timeout', 'tooMuchMemory'].includes(a.json().data.error)))
      console.log(key, a.body.slice(0, 200), JSON.stringify(input).slice(0, 300))
  })
  await Promise.all(jobs)
}
console.log(count)
await app.close()
