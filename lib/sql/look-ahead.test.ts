import { formatDialect, mysql, postgresql, transactsql } from 'sql-formatter'
import { expect, test } from 'vitest'
import { addLookahead } from './look-ahead.ts'

const statements = [
  'select a.x, b.*, count(*) from a left join b on a.id = b.id where a.x between 1 and 2 and (b.y = 1 or b.z is null)',
  "with r(i) as (select 1 union all select i + 1 from r) select case i when 1 then 'a' else (select 2) end from r limit 5, 10",
  "insert into t (a, b) values (1, 'x'), (-2, null) -- why\n on duplicate key update a = values(a); select /* in */ 2",
  'create table t (a decimal(10, 2) not null, b varchar(20) default (now()), primary key (a))',
  'select a[1], array[2, 3], f (4).b, x::int, [c d], :name, ? from t /* end */',
  'select distinct * from (((select 1)));;',
  '',
  '/* only this */',
  'select case when',
  'select (1',
  'select 1)',
  'between and limit , [ ] { }',
  'limit',
]

/** The library's output for each, or its error. */
const layouts = () =>
  [mysql, postgresql, transactsql].flatMap((dialect) =>
    statements.map((statement) => {
      try {
        return formatDialect(statement, { dialect })
      } catch (error) {
        // After its first line it lists the active rules.
        return String(error).split('\n')[0]
      }
    }),
  )

test('lookahead changes neither the output of the library nor its errors', () => {
  const before = layouts()
  addLookahead()
  expect(layouts()).toEqual(before)
  expect(new Set(before).size).toBeGreaterThan(20)
})
