import type { Samples } from '#kit/samples.ts'
import { sampleSchema } from '#lib/json-shape/sample-schema.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'An API response', zh: '接口的返回结果' },
      input: {
        json: `{
  "page": 1,
  "users": [
    { "id": 1, "name": "林小雨", "email": "lin@example.org", "tags": ["admin"] },
    { "id": 2, "name": "Ada", "email": null, "address": { "city": "London", "zip-code": "N1" } }
  ]
}`,
        typeName: 'UserList',
      },
      output: {
        code: `export interface UserList {
  page: number;
  users: User[];
}

export interface User {
  id: number;
  name: string;
  email: string | null;
  tags?: string[];
  address?: Address;
}

export interface Address {
  city: string;
  "zip-code": string;
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A recursive tree', zh: '递归的树' },
      input: {
        json: '{"name":"/","children":[{"name":"etc","children":[{"name":"hosts","size":120,"children":[]}]}]}',
        typeName: 'Folder',
        style: 'type',
        readonly: true,
      },
      output: {
        code: `export type Folder = {
  readonly name: string;
  readonly children: readonly Folder[];
  readonly size?: number;
};
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A map by date, and a long number', zh: '按日期的映射与长数字' },
      input: {
        json: '{"order": 12345678901234567890, "rates": {"2026-01-05": {"USD": 1.08}, "2026-01-06": {"USD": 1.1}}}',
      },
      output: {
        code: `export interface Root {
  order: number;
  rates: Record<string, Rate>;
}

export interface Rate {
  USD: number;
}
`,
        warnings: [
          {
            line: 1,
            column: 11,
            message: 'JavaScript reads 12345678901234567890 as 12345678901234567000',
            code: 'roundedNumber',
            params: { number: '12345678901234567890', rounded: '12345678901234567000' },
          },
        ],
      },
    },
    {
      title: { en: 'Mixed values', zh: '混合类型的值' },
      input: { json: '[{"kind": "text", "value": "a"}, {"kind": "list", "value": [1, null]}, null]', exported: false },
      output: {
        code: `type Root = (RootItem | null)[];

interface RootItem {
  kind: string;
  value: (number | null)[] | string;
}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Several samples, one per line', zh: '多个示例，每行一个' },
      input: {
        json: `{"id": 1, "name": "Lin 林", "tags": ["new"]}
{"id": 2, "name": "Ada", "email": "ada@example.org"}`,
      },
      output: {
        code: `export interface Root {
  id: number;
  name: string;
  tags?: string[];
  email?: string;
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
        code: `export interface Order {
  id: number;
  status?: "open" | "paid" | "sent";
  buyer: Person;
  items: Item[];
  note?: string | null;
}

export interface Person {
  name: string;
  city?: string;
}

export interface Item {
  sku: string;
  quantity: number;
  price?: number;
}
`,
        warnings: [],
      },
    },
  ],
}
