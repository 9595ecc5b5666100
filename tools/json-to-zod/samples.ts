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
    { "id": "3f0e8a52-6b1c-4d0e-9a55-0c8c3a1f2b10", "name": "林小雨", "email": "lin@example.org" },
    { "id": "9d0cfa0e-35c1-4b8f-8b1d-5a2f0d7c6e21", "name": "Ada", "email": null, "joined": "2026-01-05" }
  ]
}`,
        typeName: 'UserList',
      },
      output: {
        code: `import { z } from "zod";

export const UserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.email().nullable(),
  joined: z.iso.date().optional(),
});
export type User = z.infer<typeof UserSchema>;

export const UserListSchema = z.object({
  page: z.int(),
  users: z.array(UserSchema),
});
export type UserList = z.infer<typeof UserListSchema>;
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A recursive tree', zh: '递归的树' },
      input: {
        json: '{"name":"/","children":[{"name":"etc","children":[{"name":"hosts","size":120,"children":[]}]}]}',
        typeName: 'Folder',
        strict: true,
      },
      output: {
        code: `import { z } from "zod";

export const FolderSchema = z.strictObject({
  name: z.string(),
  get children() {
    return z.array(FolderSchema);
  },
  size: z.int().optional(),
});
export type Folder = z.infer<typeof FolderSchema>;
`,
        warnings: [],
      },
    },
    {
      title: { en: 'For Zod 3, without types', zh: '用于 Zod 3，不带类型' },
      input: {
        json: '{"rates": {"2026-01-05": {"USD": 1.08}, "2026-01-06": {"USD": 1.1}}, "site": "https://example.org/"}',
        version: 3,
        inferTypes: false,
      },
      output: {
        code: `import { z } from "zod";

export const RateSchema = z.object({
  USD: z.number(),
});

export const RootSchema = z.object({
  rates: z.record(z.string(), RateSchema),
  site: z.string().url(),
});
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A list of mixed values, with a long number', zh: '混合类型的数组与长数字' },
      input: { json: '[12345678901234567890, "a", null, {"id": 7}]' },
      output: {
        code: `import { z } from "zod";

export const RootItemSchema = z.object({
  id: z.int(),
});
export type RootItem = z.infer<typeof RootItemSchema>;

export const RootSchema = z.array(
  z
    .union([RootItemSchema, z.string(), z.number().refine(Number.isInteger)])
    .nullable(),
);
export type Root = z.infer<typeof RootSchema>;
`,
        warnings: [
          {
            line: 1,
            column: 2,
            message: 'JavaScript reads 12345678901234567890 as 12345678901234567000',
            code: 'roundedNumber',
            params: { number: '12345678901234567890', rounded: '12345678901234567000' },
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
        code: `import { z } from "zod";

export const RootSchema = z.object({
  id: z.int(),
  name: z.string(),
  tags: z.array(z.string()).optional(),
  email: z.email().optional(),
});
export type Root = z.infer<typeof RootSchema>;
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
        code: `import { z } from "zod";

export const PersonSchema = z.object({
  name: z.string(),
  city: z.string().optional(),
});
export type Person = z.infer<typeof PersonSchema>;

export const ItemSchema = z.object({
  sku: z.string(),
  quantity: z.int(),
  price: z.number().optional(),
});
export type Item = z.infer<typeof ItemSchema>;

export const OrderSchema = z.object({
  id: z.int().min(1),
  status: z.enum(["open", "paid", "sent"]).optional(),
  buyer: PersonSchema,
  items: z.array(ItemSchema),
  note: z.string().nullish(),
});
export type Order = z.infer<typeof OrderSchema>;
`,
        warnings: [],
      },
    },
  ],
}
