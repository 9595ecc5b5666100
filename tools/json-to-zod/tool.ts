import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 72,
  title: { en: 'JSON to Zod', zh: 'JSON 转 Zod' },
  summary: { en: 'Schemas with their types', zh: 'Schema 与类型' },
  description: {
    en: 'Generate Zod schemas from JSON, for Zod 4 or Zod 3, with inferred TypeScript types, string formats, literals and strict mode; your sample always passes.',
    zh: '根据 JSON 生成 Zod Schema，支持 Zod 4 和 Zod 3，附带 TypeScript 类型，可校验日期、邮箱、UUID，保证示例能通过校验。',
  },
  keywords: {
    en: ['zod schema', 'json2zod', 'schema generator', 'validation', 'z.object', 'z.infer', 'TypeScript'],
    zh: ['Zod Schema', 'Schema 生成', '数据校验', '运行时校验', '类型推断', 'TypeScript'],
  },
  variant: { of: 'json-types', name: 'Zod' },
})
