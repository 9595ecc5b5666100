import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  format: [
    {
      title: { en: 'A query with a join', zh: '带连接的查询' },
      input: {
        sql: "select u.id, u.name, count(*) as orders -- per user\nfrom users u left join orders o on o.user_id = u.id where u.status in ('new', 'active') and o.total > 100 group by u.id, u.name;",
      },
      output: {
        sql: `SELECT
  u.id,
  u.name,
  count(*) AS orders -- per user
FROM
  users u
  LEFT JOIN orders o ON o.user_id = u.id
WHERE
  u.status IN ('new', 'active')
  AND o.total > 100
GROUP BY
  u.id,
  u.name;
`,
        statements: 1,
        warnings: [],
      },
    },
    {
      title: { en: 'Leading commas', zh: '逗号放在行首' },
      input: {
        sql: 'insert into t (a, b) select a, b from s; update t set a = 1, b = 2',
        commas: 'before',
        keywords: 'lower',
        indent: 4,
      },
      output: {
        sql: `insert into
    t (a, b)
select
    a
  , b
from
    s;

update t
set
    a = 1
  , b = 2
`,
        statements: 2,
        warnings: [],
      },
    },
  ],
  minify: [
    {
      title: { en: 'A query with comments', zh: '带注释的查询' },
      input: {
        sql: "SELECT /*+ INDEX(t idx) */ a, b -- both\nFROM t\nWHERE a > 1 AND b = 'x  y';\n",
        comments: 'hints',
      },
      output: { sql: "SELECT /*+ INDEX(t idx) */ a,b FROM t WHERE a>1 AND b='x  y';", size: 61 },
    },
  ],
  fill: [
    {
      title: { en: 'A MyBatis log', zh: 'MyBatis 日志' },
      input: {
        sql: `==>  Preparing: SELECT * FROM user WHERE name = ? AND age > ? AND email = ?
==> Parameters: O'Neil, Shaq(String), 18(Integer), null
<==      Total: 1`,
      },
      output: {
        sql: "SELECT * FROM user WHERE name = 'O''Neil, Shaq' AND age > 18 AND email = NULL",
        filled: 3,
        missing: [],
        unused: [],
      },
    },
    {
      title: { en: 'Named parameters', zh: '命名参数' },
      input: {
        sql: 'select * from orders where id = :id and paid = :paid and shop = :shop',
        parameters: '{"id": 9007199254740993, "paid": true, "note": "x"}',
      },
      output: {
        sql: 'select * from orders where id = 9007199254740993 and paid = TRUE and shop = :shop',
        filled: 2,
        missing: ['shop'],
        unused: ['note'],
      },
    },
  ],
  inList: [
    {
      title: { en: 'Order numbers', zh: '订单号' },
      input: { text: 'A-1001\nA-1002\nA-1003\n', column: 'order_no' },
      output: { sql: "order_no IN ('A-1001', 'A-1002', 'A-1003')", count: 3 },
    },
  ],
}
