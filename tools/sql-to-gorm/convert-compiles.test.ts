import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { InputOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { customModules, gormStub } from './fixtures/gorm-stub.ts'
import { convert } from './operations.ts'

// Skipped without Go.
const hasGo = spawnSync('gofmt', ['-h']).error === undefined && spawnSync('go', ['version']).error === undefined
const folder = join(import.meta.dirname, 'fixtures')
const sources = globSync('*/*.sql', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
const home = mkdtempSync(join(tmpdir(), 'gorm-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

const styles: Omit<InputOf<typeof convert>, 'sql'>[] = [
  {},
  { nullable: 'pointer', associations: 'both', embedModel: true },
  { nullable: 'sql.Null', jsonTag: false, associations: 'none' },
  { gormTag: false, comments: false, tableNameMethod: false },
  { gormTag: false, jsonTag: false, nullable: 'pointer', packageName: 'func' },
  { structName: 'My thing', tableName: 'a "b" `c`', packageName: '9 lives' },
  {
    nullable: 'pointer',
    types: [
      { sql: 'decimal', go: 'github.com/shopspring/decimal.Decimal' },
      { sql: 'json', go: 'json.RawMessage' },
      { sql: 'jsonb', go: 'json.RawMessage' },
      { sql: 'uuid', go: 'uuid.UUID' },
      { sql: 'text[]', go: '[]string' },
      { sql: 'bigint unsigned', go: '*big.Int' },
      { sql: 'date', go: 'example.com/time.Time' },
      { sql: 'varchar', go: 'sql.NullString' },
    ],
  },
]

test.runIf(hasGo)('gofmt changes nothing, and go vet finds nothing, whatever the options', async () => {
  for (const [path, text] of Object.entries(gormStub)) write(path, text)
  const modules = { 'gorm.io/gorm': 'gorm', ...customModules }
  const requires = Object.entries(modules).map(([path, at]) => `require ${path} v0.0.0\nreplace ${path} => ./${at}\n`)
  write('go.mod', `module models\n\ngo 1.19\n\n${requires.join('')}`)
  for (const [style, options] of styles.entries()) {
    for (const [at, sql] of sources.entries()) {
      const { code } = await perform(convert, { sql, ...options })
      write(`style${style}/file${at}/model.go`, code)
    }
  }
  const folders = styles.map((_, style) => join(home, `style${style}`))
  expect(execFileSync('gofmt', ['-l', ...folders], { encoding: 'utf8' })).toBe('')
  const vet = spawnSync('go', ['vet', './style...'], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off' },
  })
  expect(vet.stderr).toBe('')
})
