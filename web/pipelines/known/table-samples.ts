import { type PipelineSample, sample, step } from './sample.ts'

const teas =
  'name,price,harvested,weight\nLongjing,48,2026-03-28,1.5 lb\nPu’er,32,2026-04-05,2 lb\nOolong,40,2026-05-01,0.5 lb\n'

/** Samples with tables, their columns, and SQL. */
export const tableSamples: readonly PipelineSample[] = [
  sample(
    'Rows of a CSV that match',
    '筛选 CSV 的行',
    teas,
    step('csv', 'to-json'),
    step('json-editor', 'query', { options: { path: '$[?@.price >= 40]' } }),
    step('csv', 'from-json', { options: { lineEnd: 'lf' } }),
  ),
  sample(
    'CSV to formatted SQL',
    'CSV 转格式化的 SQL',
    teas,
    step('csv', 'to-sql', { options: { table: 'teas', create: false } }),
    step('sql-formatter', 'format', { options: { dialect: 'mysql' } }),
  ),
  sample(
    'CSV to a Java record',
    'CSV 转 Java record',
    teas,
    step('csv', 'to-json'),
    step('json-to-java', 'convert', { options: { typeName: 'Tea', annotations: 'none' } }),
  ),
  sample(
    'Lunar date of each day in a CSV',
    'CSV 中每个日期的农历',
    teas,
    step('csv', 'to-json'),
    step('json-editor', 'query', { options: { path: '$[*].harvested' } }),
    step('date-calculator', 'inspect', { each: 'item', output: 'lunar' }),
  ),
  sample(
    'A column of a CSV in another unit',
    'CSV 列换算单位',
    teas,
    step('csv', 'to-json'),
    step('json-editor', 'query', { options: { path: '$[*].weight' } }),
    step('unit-converter', 'convert', { each: 'item', options: { to: 'g' } }),
  ),
  sample(
    'SQL of a MyBatis log, filled in and formatted',
    'MyBatis 日志还原为格式化的 SQL',
    '==>  Preparing: SELECT * FROM user WHERE name = ? AND age > ?\n==> Parameters: Ann(String), 18(Integer)\n',
    step('sql-formatter', 'fill', { options: { style: 'mybatis' } }),
    step('sql-formatter', 'format', { options: { dialect: 'mysql' } }),
  ),
  sample(
    'Lines without repeats as an SQL list',
    '去重的行转 SQL IN 列表',
    '1001\n1002\n1001\n1003\n',
    step('text-lines', 'unique'),
    step('sql-formatter', 'in-list', { options: { column: 'id' } }),
  ),
  sample(
    'Names to UUIDs as an SQL list',
    '名称转 UUID 再转 SQL IN 列表',
    'www.example.com\nexample.com\n',
    step('uuid', 'generate', { input: 'name', each: 'line', options: { kind: 'v5', namespace: 'dns' } }),
    step('sql-formatter', 'in-list'),
  ),
  sample(
    'Draw one of a list',
    '从名单中抽取一个',
    'Ann\nBob\nAnn\nCleo\n',
    step('text-lines', 'unique'),
    step('password-generator', 'draw'),
  ),
]
