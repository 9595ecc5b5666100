import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, type Settings } from './settings.ts'

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

test('every variable is explained, with its default', () => {
  for (const [name, value] of Object.entries(readSettings({}))) {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(row, name).toBeDefined()
    const isPlain = typeof value === 'string' ? value !== '' : typeof value === 'number' && value !== 0
    if (isPlain) expect(row, name).toContain(String(value))
  }
})

test.each([
  ...[
    ['PORT', 'many'],
    ['PORT', '99999'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['HOST', 'a b'],
    ['HOST', 'http://a'],
  ],
  ...[
    ['SITE_URL', 'tools.example.org'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://a.example/x'],
  ],
  ...[
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'toolbench.db'],
  ],
  ...[
    ['SESSION_TTL_SECONDS', '0'],
    ['SESSION_IDLE_SECONDS', '1e3'],
    ['LOGIN_LOCK_SECONDS', '99999999999999999999'],
  ],
  ...[
    ['LOGIN_MAX_FAILURES', '-1'],
    ['LOGIN_MAX_FAILURES', '0'],
    ['RATE_LIMIT_PER_MINUTE', 'none'],
  ],
  ...[
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback,proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', ' '],
  ],
  ...[
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example,b.example'],
    ['CORS_ORIGINS', 'https://a.example/x'],
  ],
  ...[
    ['META_SCRIPT', 'maybe'],
    ['METRICS_TOKEN', 'two words'],
    ['METRICS_TOKEN', 'ä'],
    ['LOG_LEVEL', 'loud'],
  ],
  ...[
    ['ALLOW_PRIVATE_UPSTREAMS', 'yes'],
    ['TOOLS_API', 'no'],
    ['VITE_API_BASE', '//api.example'],
  ],
  ...[
    ['TOOLS_MAX_BODY', '0'],
    ['TOOLS_TIMEOUT_SECONDS', '0'],
    ['TOOLS_TIMEOUT_SECONDS', '2147484'],
  ],
  ...[
    ['TOOLS_MEMORY_MIB', '0'],
    ['TOOLS_CONCURRENCY', '-2'],
    ['TOOLS_RATE_PER_MINUTE', '1.5'],
  ],
  ...[['S3_ENDPOINT', 'store.example']],
] as [string, string][])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const start = () => readSettings({ [name]: value })
  expect(start).toThrow(new RegExp(`^${name} cannot be used: write [^\\n]+$`))
  const zh = expect.stringMatching(new RegExp(`^${name} 无法使用。请填写：[^\\n]+$`))
  expect(start).toThrow(expect.objectContaining({ sentence: { en: expect.any(String), zh } }))
})

test.each([
  ['TRUST_PROXY', 'true'],
  ['PORT', '99999'],
  ['DATABASE_URL', 'mysql://a@b/c'],
  ['ADMIN_PASSWORD', 'short'],
])('a start with %s=%s creates nothing and prints one sentence', (name, value) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), [name]: value }
  const site = join(import.meta.dirname, '../site.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [site], { env, encoding: 'utf8' })
  expect([status, stdout, readdirSync(folder)]).toEqual([1, '', []])
  expect(stderr).toMatch(new RegExp(`^${name} cannot be used: [^\\n]+\\n$`))
})

test('no message contains the value, which may be a secret', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://a:hunter2@b/c' })).not.toThrow('hunter2')
})

test.each(['loopback', '1', 'uniquelocal, 192.0.2.1', '10.0.0.0/8,fd00::/8', '::1'])(
  'TRUST_PROXY may be %s',
  (value) => {
    expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value)
  },
)

test('a store for images must be configured completely', () => {
  const rest = { S3_ENDPOINT: 'https://store.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(() => readSettings(rest)).toThrow('S3_BUCKET is not set')
  expect(readSettings({ ...rest, S3_BUCKET: 'images' }).S3_BUCKET).toBe('images')
})

test('lists are split, and empty values count as unset', () => {
  const { CORS_ORIGINS, PORT }: Settings = readSettings({
    CORS_ORIGINS: ' https://a.example ,,https://b.example',
    PORT: '',
  })
  expect([CORS_ORIGINS, PORT]).toEqual([['https://a.example', 'https://b.example'], 3000])
})
