import { expect, test } from 'vitest'
import type { InputOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { convert } from './operations.ts'

type Options = Omit<InputOf<typeof convert>, 'sql'>

const orders = `CREATE TABLE orders (
  id uuid PRIMARY KEY, customer_id uuid NOT NULL, total decimal(10,2) NOT NULL DEFAULT 0.00, tax numeric(5,2),
  paid tinyint(1) NOT NULL, tries tinyint NOT NULL, big bigint unsigned NOT NULL, note json, tags text[],
  created_at timestamp NOT NULL, update_time timestamp NOT NULL, deleted_at timestamp, state public.mood NOT NULL
)`

const convertWith = (rows: Record<string, string>, options: Options = {}) =>
  perform(convert, { sql: orders, ...options, types: Object.entries(rows).map(([sql, go]) => ({ sql, go })) })

/** The fields without tags, the imports, and the number of unknown types. */
async function shortOf(rows: Record<string, string>, options: Options = {}) {
  const { code, warnings } = await convertWith(rows, {
    dialect: 'postgresql',
    gormTag: false,
    jsonTag: false,
    ...options,
  })
  const struct = /struct \{\n(.*?)\n\}/s.exec(code)?.[1] ?? ''
  return {
    fields: Object.fromEntries(struct.split('\n').map((line) => line.trim().split(/ +/))),
    imports: [...(code.split('\ntype ')[0] ?? '').matchAll(/(\w+ )?"(.*)"$/gm)].map(
      ([, alias = '', path]) => alias.replace('import ', '') + path,
    ),
    unknown: warnings.filter(({ code }) => code === 'unknownType').length,
  }
}

test('an SQL type becomes its custom type, and the package is imported', async () => {
  const { fields, imports } = await shortOf({ decimal: 'decimal.Decimal', uuid: 'uuid.UUID', json: 'datatypes.JSON' })
  expect(fields).toMatchObject({
    ID: 'uuid.UUID',
    CustomerID: 'uuid.UUID',
    Total: 'decimal.Decimal',
    Tax: 'decimal.Decimal',
    Note: 'datatypes.JSON',
    CreatedAt: 'time.Time',
  })
  expect(imports).toEqual(['time', 'github.com/google/uuid', 'github.com/shopspring/decimal', 'gorm.io/datatypes'])
})

test('the most specific row applies: a column, then a type with arguments, then the type', async () => {
  const { fields } = await shortOf({
    decimal: 'float32',
    'NUMERIC (5, 2)': 'Rate',
    '"orders"."total"': 'Money',
    tinyint: 'int64',
    'tinyint( 1 )': 'Flag',
    'bigint unsigned': 'Large',
    bigint: 'Small',
    'text []': 'pq.StringArray',
    text: 'Never',
    mood: 'Mood',
  })
  expect(fields).toMatchObject({
    Total: 'Money',
    Tax: 'Rate',
    Paid: 'Flag',
    Tries: 'int64',
    Big: 'Large',
    Tags: 'pq.StringArray',
    State: 'Mood',
  })
})

test('an unknown type can be mapped, and of equal rows the last applies', async () => {
  expect(await shortOf({})).toMatchObject({ unknown: 1 })
  const { fields, unknown } = await shortOf({ mood: 'string', MOOD: 'Feeling' })
  expect([fields['State'], unknown]).toEqual(['Feeling', 0])
})

test.each([
  ['regular', { Tax: 'decimal.Decimal', Note: 'json.RawMessage', Tags: '[]string', DeletedAt: '*time.Time' }],
  ['pointer', { Tax: '*decimal.Decimal', Note: '*json.RawMessage', Tags: '[]string', DeletedAt: '*time.Time' }],
  ['sql.Null', { Tax: '*decimal.Decimal', Note: '*json.RawMessage', Tags: '[]string', DeletedAt: '*time.Time' }],
] as const)('nullable custom types, as %s', async (nullable, fields) => {
  const rows = {
    decimal: 'decimal.Decimal',
    json: 'json.RawMessage',
    'text[]': '[]string',
    'orders.deleted_at': '*time.Time',
  }
  expect((await shortOf(rows, { nullable })).fields).toMatchObject(fields)
})

test('null types do not become pointers', async () => {
  const { fields } = await shortOf({ decimal: 'decimal.NullDecimal', json: 'null.String' }, { nullable: 'pointer' })
  expect(fields).toMatchObject({ Tax: 'decimal.NullDecimal', Note: 'null.String' })
})

test('packages with the same name get different aliases, and a version is not a name', async () => {
  const { fields, imports } = await shortOf({
    uuid: 'github.com/gofrs/uuid/v5.UUID',
    'orders.customer_id': 'github.com/google/uuid.UUID',
    json: 'gopkg.in/guregu/null.v4.String',
    timestamp: 'example.com/my/time.Time',
    decimal: 'example.com/go-money.Amount',
  })
  expect(fields).toMatchObject({
    ID: 'uuid.UUID',
    CustomerID: 'uuid2.UUID',
    Note: 'null.String',
    CreatedAt: 'time2.Time',
    Total: 'money.Amount',
  })
  expect(imports).toEqual([
    'example.com/go-money',
    'time2 example.com/my/time',
    'github.com/gofrs/uuid/v5',
    'uuid2 github.com/google/uuid',
    'gopkg.in/guregu/null.v4',
  ])
})

test('custom types keep their tags; times of a custom type are not set by GORM', async () => {
  const { code } = await convertWith(
    { decimal: 'decimal.Decimal', timestamp: 'carbon.DateTime' },
    { dialect: 'postgresql', embedModel: true },
  )
  const lineOf = (name: string) => code.split('\n').find((line) => line.startsWith(`\t${name} `)) ?? ''
  expect(lineOf('Total')).toContain('type:decimal(10,2);precision:10;scale:2;not null;default:0.00"')
  expect(lineOf('UpdateTime')).not.toContain('autoUpdateTime')
  expect(lineOf('DeletedAt')).toContain('carbon.DateTime')
  expect(code).not.toContain('gorm.Model')
})

test('a package that occurs only in a comment is not imported', async () => {
  const sql = "CREATE TABLE a (id int PRIMARY KEY, b int COMMENT 'as *time.Time, sql.NullString and gorm.Model')"
  expect((await perform(convert, { sql })).code).not.toContain('import')
})

test.each(['', ' ', 'decimal'])('an incomplete row is ignored: %j', async (sql) => {
  const { code } = await convertWith({ [sql]: sql ? ' ' : 'decimal.Decimal' })
  expect(code).not.toContain('decimal.Decimal')
})

test.each([
  ['decimal Decimal', 'goType', { row: 1, type: 'decimal Decimal' }],
  ['func', 'goType', { row: 1, type: 'func' }],
  ['decimal.small', 'goType', { row: 1, type: 'decimal.small' }],
  ['string"; import "os', 'goType', { row: 1, type: 'string"; import "os' }],
  ['example.com/a b.C', 'goType', { row: 1, type: 'example.com/a b.C' }],
  ['example.com/3d.Point', 'goType', { row: 1, type: 'example.com/3d.Point' }],
  ['foo.Bar', 'importPath', { row: 1, name: 'foo', type: 'Bar' }],
])('an invalid Go type is refused at the mapping: %s', async (go, code, params) => {
  const failed = await convertWith({ decimal: go }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ToolError)
  expect(failed).toMatchObject({ code, params })
})
