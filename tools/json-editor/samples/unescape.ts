import type { Samples } from '#kit/samples.ts'
import type * as operations from '../operations.ts'

export const unescapeStrings: Samples<typeof operations>['unescape'] = [
  {
    title: { en: 'A message from a queue', zh: '消息队列中的消息' },
    input: {
      json: '{"topic":"orders","body":"{\\"order\\":12345678901234567890,\\"buyer\\":\\"{\\\\\\"name\\\\\\":\\\\\\"Lin\\\\\\"}\\"}","note":"{none}"}',
    },
    output: {
      json: `{
  "topic": "orders",
  "body": {
    "order": 12345678901234567890,
    "buyer": {
      "name": "Lin"
    }
  },
  "note": "{none}"
}`,
      count: 2,
    },
  },
  {
    title: { en: 'One level of one value', zh: '只展开一个值的一层' },
    input: { json: '{"a":"[1]","b":"[\\"[2]\\"]"}', pointer: '/b', depth: 1 },
    output: { json: '{\n  "a": "[1]",\n  "b": [\n    "[2]"\n  ]\n}', count: 1 },
  },
]
