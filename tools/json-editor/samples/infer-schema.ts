import type { Samples } from '#kit/samples.ts'
import type * as operations from '../operations.ts'

export const inferSchema: Samples<typeof operations>['inferSchema'] = [
  {
    title: { en: 'A list of products', zh: '商品列表' },
    input: {
      json: `[
  { "id": 1, "name": "绿茶", "price": 68.50, "tags": ["tea"] },
  { "id": 2, "name": "Teapot", "price": 129, "note": null }
]`,
    },
    output: {
      schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "array",
  "items": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "price": {
        "type": "number"
      },
      "tags": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "note": {
        "type": "null"
      }
    },
    "required": [
      "id",
      "name",
      "price"
    ]
  }
}`,
      warnings: [],
    },
  },
  {
    title: { en: 'Lines of a log, for draft 7', zh: '日志的每一行，draft 7' },
    input: {
      json: '{"at": "2026-01-05T10:00:00Z", "level": "info"}\n{"at": "2026-01-05T10:00:01Z", "level": "error", "code": 500}',
      draft: 'draft-07',
    },
    output: {
      schema: `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "properties": {
    "at": {
      "type": "string",
      "format": "date-time"
    },
    "level": {
      "type": "string"
    },
    "code": {
      "type": "integer"
    }
  },
  "required": [
    "at",
    "level"
  ]
}`,
      warnings: [],
    },
  },
]
