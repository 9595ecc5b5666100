import type { Samples } from '#kit/samples.ts'
import type * as operations from '../operations.ts'

type All = Samples<typeof operations>

export const mergePatch: All['mergePatch'] = [
  {
    title: { en: 'Settings for one place', zh: '按环境覆盖配置' },
    input: {
      json: '{\n  "host": "example.org",\n  "ports": [80, 443],\n  "limits": { "memory": 1.50, "id": 12345678901234567890 }\n}',
      patch: '{\n  "host": "test.example.org",\n  "ports": [8080],\n  "limits": { "memory": null, "cpu": 2 }\n}',
    },
    output: {
      json: `{
  "host": "test.example.org",
  "ports": [
    8080
  ],
  "limits": {
    "id": 12345678901234567890,
    "cpu": 2
  }
}`,
    },
  },
]

export const applyPatch: All['applyPatch'] = [
  {
    title: { en: 'Test, then change', zh: '先测试，再修改' },
    input: {
      json: '{\n  "name": "绿茶",\n  "stock": 12,\n  "tags": ["tea", "green"]\n}',
      patch: `[
  { "op": "test", "path": "/stock", "value": 12 },
  { "op": "replace", "path": "/stock", "value": 11 },
  { "op": "add", "path": "/tags/-", "value": "2026" },
  { "op": "move", "from": "/name", "path": "/title" }
]`,
    },
    output: {
      json: `{
  "stock": 11,
  "tags": [
    "tea",
    "green",
    "2026"
  ],
  "title": "绿茶"
}`,
    },
  },
]
