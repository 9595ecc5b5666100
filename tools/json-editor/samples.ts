import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
import { inferSchema } from './samples/infer-schema.ts'
import { applyPatch, mergePatch } from './samples/patches.ts'
import { unescapeStrings } from './samples/unescape.ts'

const order = `{
  "order": 12345678901234567890,
  "buyer": { "name": "林小雨", "city": "杭州" },
  "items": [
    { "title": "绿茶", "price": 68.50, "count": 2 },
    { "title": "Teapot", "price": 129.00, "count": 1 }
  ]
}`

export const samples: Samples<typeof operations> = {
  format: [
    {
      title: { en: 'An order with a long number', zh: '含长数字的订单' },
      input: { json: '{"order":12345678901234567890,"buyer":{"name":"林小雨","city":"杭州"},"paid":true,"notes":[]}' },
      output: {
        json: `{
  "order": 12345678901234567890,
  "buyer": {
    "name": "林小雨",
    "city": "杭州"
  },
  "paid": true,
  "notes": []
}`,
        warnings: [
          {
            line: 1,
            column: 10,
            message: 'JavaScript reads 12345678901234567890 as 12345678901234567000',
            code: 'roundedNumber',
            params: { number: '12345678901234567890', rounded: '12345678901234567000' },
          },
        ],
      },
    },
    {
      title: { en: 'Sorted, with tabs', zh: '排序并用制表符缩进' },
      input: { json: '{"version": 1.0, "name": "工具台", "license": "GPL-3.0"}', indent: 'tab', sortKeys: true },
      output: { json: '{\n\t"license": "GPL-3.0",\n\t"name": "工具台",\n\t"version": 1.0\n}', warnings: [] },
    },
    {
      title: { en: 'In ASCII only', zh: '只用 ASCII 字符' },
      input: { json: '{"城市":"杭州","tea":"🍵"}', unicode: 'escape' },
      output: {
        json: '{\n  "\\u57ce\\u5e02": "\\u676d\\u5dde",\n  "tea": "\\ud83c\\udf75"\n}',
        warnings: [],
      },
    },
    {
      title: { en: 'A key that appears twice', zh: '重复的键' },
      input: { json: '{\n  "port": 8080,\n  "port": 9090\n}', indent: 4 },
      output: {
        json: '{\n    "port": 8080,\n    "port": 9090\n}',
        warnings: [
          {
            line: 3,
            column: 3,
            message: 'Duplicate key "port": most programs keep the last value only',
            code: 'duplicateKey',
            params: { key: '"port"' },
          },
        ],
      },
    },
  ],
  minify: [
    {
      title: { en: 'A settings file', zh: '配置文件' },
      input: { json: '{\n  "theme": "dark",\n  "language": "zh",\n  "zoom": 1.10\n}' },
      output: { json: '{"theme":"dark","language":"zh","zoom":1.10}', warnings: [] },
    },
    {
      title: { en: 'A list of names', zh: '姓名列表' },
      input: { json: '[\n  "林小雨",\n  "Ada Lovelace",\n  "\\u5f20\\u4f1f"\n]' },
      output: { json: '["林小雨","Ada Lovelace","\\u5f20\\u4f1f"]', warnings: [] },
    },
    {
      title: { en: 'Escapes turned into characters', zh: '把转义还原为字符' },
      input: { json: '["\\u5f20\\u4f1f", "\\u0022", "\\ud83c\\udf75"]', unicode: 'decode' },
      output: { json: '["张伟","\\u0022","🍵"]', warnings: [] },
    },
  ],
  query: [
    {
      title: { en: 'Titles below a price', zh: '低于某价格的商品' },
      input: { json: order, path: '$.items[?@.price < 100].title' },
      output: {
        json: '[\n  "绿茶"\n]',
        matches: [{ path: "$['items'][0]['title']", value: '绿茶', json: '"绿茶"' }],
        count: 1,
      },
    },
    {
      title: { en: 'Every price, digits kept', zh: '所有价格，保留每位数字' },
      input: { json: order, path: '$..price' },
      output: {
        json: '[\n  68.50,\n  129.00\n]',
        matches: [
          { path: "$['items'][0]['price']", value: 68.5, json: '68.50' },
          { path: "$['items'][1]['price']", value: 129, json: '129.00' },
        ],
        count: 2,
      },
    },
  ],
  repair: [
    {
      title: { en: 'JavaScript with a comment', zh: '带注释的 JavaScript 写法' },
      input: { json: "{\n  name: '林小雨', // the buyer\n  paid: true,\n}" },
      output: {
        json: '{\n  "name": "林小雨", \n  "paid": true\n}',
        repairs: [
          { line: 2, column: 3, message: 'Added: "', code: 'added', params: { added: '"' } },
          { line: 2, column: 7, message: 'Added: "', code: 'added', params: { added: '"' } },
          { line: 2, column: 9, message: 'Replaced: \' → "', code: 'replaced', params: { removed: "'", added: '"' } },
          { line: 2, column: 13, message: 'Replaced: \' → "', code: 'replaced', params: { removed: "'", added: '"' } },
          {
            line: 2,
            column: 16,
            message: 'Removed: // the buyer',
            code: 'removed',
            params: { removed: '// the buyer' },
          },
          { line: 3, column: 3, message: 'Added: "', code: 'added', params: { added: '"' } },
          { line: 3, column: 7, message: 'Added: "', code: 'added', params: { added: '"' } },
          { line: 3, column: 13, message: 'Removed: ,', code: 'removed', params: { removed: ',' } },
        ],
      },
    },
    {
      title: { en: 'Cut off in the middle', zh: '被截断的内容' },
      input: { json: '{"city": "杭州", "tags": ["tea", "绿' },
      output: {
        json: '{"city": "杭州", "tags": ["tea", "绿"]}',
        repairs: [{ line: 1, column: 34, message: 'Added: "]}', code: 'added', params: { added: '"]}' } }],
      },
    },
    {
      title: { en: 'A Python dictionary', zh: 'Python 字典' },
      input: { json: '{"id": 7, "name": "绿茶", "sold": False, "note": None}' },
      output: {
        json: '{"id": 7, "name": "绿茶", "sold": false, "note": null}',
        repairs: [
          {
            line: 1,
            column: 33,
            message: 'Replaced: False → false',
            code: 'replaced',
            params: { removed: 'False', added: 'false' },
          },
          {
            line: 1,
            column: 48,
            message: 'Replaced: None → null',
            code: 'replaced',
            params: { removed: 'None', added: 'null' },
          },
        ],
      },
    },
  ],
  validate: [
    {
      title: { en: 'One comma too many', zh: '多余的逗号' },
      input: { json: '{\n  "name": "林小雨",\n  "age": 31,\n}' },
      output: {
        valid: false,
        errors: [
          {
            line: 4,
            column: 1,
            path: '',
            message: 'Unexpected }; expected "key"',
            code: 'syntax',
            params: { found: '}', expected: '"key"' },
          },
        ],
        warnings: [],
      },
    },
    {
      title: { en: 'Against a schema', zh: '按 Schema 校验' },
      input: {
        json: '{\n  "name": "林小雨",\n  "age": -3\n}',
        schema: `{
  "type": "object",
  "required": ["name", "email"],
  "properties": {
    "name": { "type": "string" },
    "age": { "type": "integer", "minimum": 0 }
  }
}`,
      },
      output: {
        valid: false,
        errors: [
          {
            line: 1,
            column: 1,
            path: '$',
            message: 'The key "email" is missing',
            code: 'required',
            params: { key: '"email"' },
          },
          {
            line: 3,
            column: 10,
            path: "$['age']",
            message: '-3 is less than 0',
            code: 'minimum',
            params: { found: '-3', limit: '0' },
          },
        ],
        warnings: [],
      },
    },
  ],
  compare: [
    {
      title: { en: 'Two versions of a record', zh: '记录的两个版本' },
      input: {
        left: '{"id": 9007199254740993, "name": "绿茶", "tags": ["tea", "green"], "stock": 12}',
        right: '{"name": "龙井绿茶", "id": 9007199254740995, "tags": ["tea", "2026", "green"]}',
      },
      output: {
        patch: `[
  {
    "op": "remove",
    "path": "/stock"
  },
  {
    "op": "replace",
    "path": "/name",
    "value": "龙井绿茶"
  },
  {
    "op": "replace",
    "path": "/id",
    "value": 9007199254740995
  },
  {
    "op": "add",
    "path": "/tags/1",
    "value": "2026"
  }
]`,
        equal: false,
        count: 4,
        changes: [
          { kind: 'removed', path: "$['stock']", left: '12', leftLine: 1, leftColumn: 75 },
          {
            kind: 'changed',
            path: "$['name']",
            left: '"绿茶"',
            leftLine: 1,
            leftColumn: 34,
            right: '"龙井绿茶"',
            rightLine: 1,
            rightColumn: 10,
          },
          {
            kind: 'changed',
            path: "$['id']",
            left: '9007199254740993',
            leftLine: 1,
            leftColumn: 8,
            right: '9007199254740995',
            rightLine: 1,
            rightColumn: 24,
          },
          { kind: 'added', path: "$['tags'][1]", right: '"2026"', rightLine: 1, rightColumn: 58 },
        ],
      },
    },
    {
      title: { en: 'The same in another spelling', zh: '写法不同但相等' },
      input: { left: '{"price": 68.50, "city": "杭州"}', right: '{"city": "\\u676d\\u5dde", "price": 6.85e1}' },
      output: { patch: '[]', equal: true, count: 0, changes: [] },
    },
  ],
  inferSchema,
  mergePatch,
  applyPatch,
  unescape: unescapeStrings,
}
