import type { Samples } from '#kit/samples.ts'
import { sampleSchema } from '#lib/json-shape/sample-schema.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A record with a list', zh: '带列表的记录' },
      input: {
        json: `{
  "id": 9007199254740993,
  "name": "Lin 林",
  "email": null,
  "createdAt": "2026-03-14T09:26:53Z",
  "roles": ["admin", "editor"],
  "team": { "id": 12, "title": "Platform" },
  "devices": [
    { "os": "linux", "ipAddress": "10.0.0.7", "pinned": true },
    { "os": "macos", "ipAddress": null }
  ]
}`,
      },
      output: {
        code: `package main

type Root struct {
	ID        int64    \`json:"id"\`
	Name      string   \`json:"name"\`
	Email     any      \`json:"email"\`
	CreatedAt string   \`json:"createdAt"\`
	Roles     []string \`json:"roles"\`
	Team      Team     \`json:"team"\`
	Devices   []Device \`json:"devices"\`
}

type Team struct {
	ID    int    \`json:"id"\`
	Title string \`json:"title"\`
}

type Device struct {
	Os        string  \`json:"os"\`
	IPAddress *string \`json:"ipAddress"\`
	Pinned    *bool   \`json:"pinned,omitempty"\`
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Inline, for a configuration', zh: '内联结构体，用于配置' },
      input: {
        json: '{"server":{"host":"0.0.0.0","port":8080,"tls":{"cert":"a.pem","key":"a.key"}},"debug":false,"ratio":1.0}',
        typeName: 'Config',
        packageName: 'config',
        nested: 'inline',
        tags: ['json', 'yaml'],
      },
      output: {
        code: `package config

type Config struct {
	Server struct {
		Host string \`json:"host" yaml:"host"\`
		Port int    \`json:"port" yaml:"port"\`
		TLS  struct {
			Cert string \`json:"cert" yaml:"cert"\`
			Key  string \`json:"key" yaml:"key"\`
		} \`json:"tls" yaml:"tls"\`
	} \`json:"server" yaml:"server"\`
	Debug bool    \`json:"debug" yaml:"debug"\`
	Ratio float64 \`json:"ratio" yaml:"ratio"\`
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A map, a union and Chinese keys', zh: '映射、多种类型与中文键' },
      input: {
        json: `{
  "价格": { "2026-01-05": 68.5, "2026-01-06": 70 },
  "标签": ["绿茶", 7, { "编号": 1, "名称": "龙井" }],
  "it's": true
}`,
        typeName: 'Catalog',
      },
      output: {
        code: `package main

import "encoding/json"

type Catalog struct {
	X价格 map[string]float64 \`json:"价格"\`
	// X标签, string or int
	X标签 []json.RawMessage \`json:"标签"\`
	// No tag can hold the key "it's"
	ItS bool \`json:"-"\`
}

type X标签 struct {
	X编号 int    \`json:"编号"\`
	X名称 string \`json:"名称"\`
}
`,
        warnings: [
          {
            line: 4,
            column: 3,
            message: 'Go tags can’t express the key "it\'s": its field is skipped when reading and writing',
            code: 'unwritableKey',
            params: { key: '"it\'s"' },
          },
        ],
      },
    },
    {
      title: { en: 'Several samples, one per line', zh: '多个示例，每行一个' },
      input: {
        json: `{"id": 1, "name": "Lin 林", "tags": ["new"]}
{"id": 2, "name": "Ada", "email": "ada@example.org"}`,
      },
      output: {
        code: `package main

type Root struct {
	ID    int       \`json:"id"\`
	Name  string    \`json:"name"\`
	Tags  *[]string \`json:"tags,omitempty"\`
	Email *string   \`json:"email,omitempty"\`
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'JSON Schema', zh: 'JSON Schema' },
      input: {
        json: sampleSchema,
      },
      output: {
        code: `package main

type Order struct {
	ID     int64   \`json:"id"\`
	Status *string \`json:"status,omitempty"\`
	Buyer  Person  \`json:"buyer"\`
	Items  []Item  \`json:"items"\`
	Note   *string \`json:"note,omitempty"\`
}

type Person struct {
	Name string  \`json:"name"\`
	City *string \`json:"city,omitempty"\`
}

type Item struct {
	Sku      string   \`json:"sku"\`
	Quantity int64    \`json:"quantity"\`
	Price    *float64 \`json:"price,omitempty"\`
}
`,
        warnings: [
          {
            line: 11,
            column: 5,
            message: 'The key "note" is null in some objects and missing in others: Go omits it in both cases',
            code: 'nullOrMissing',
            params: { key: '"note"' },
          },
        ],
      },
    },
  ],
}
