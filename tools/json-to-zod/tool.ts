import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 72,
  title: { en: 'JSON to Zod', zh: 'JSON 转 Zod' },
  summary: { en: 'Schemas with their types', zh: 'Schema 与类型' },
  description: {
    en: 'Turn JSON into Zod schemas, for version 4 or 3, with the types that they infer.',
    zh: '把 JSON 转换为 Zod Schema，支持 Zod 4 和 Zod 3，并附上推断的类型。',
  },
  keywords: {
    en: ['zod schema', 'json2zod', 'schema generator', 'validation', 'z.object', 'z.infer', 'TypeScript'],
    zh: ['Zod Schema', 'Schema 生成', '数据校验', '运行时校验', '类型推断', 'TypeScript'],
  },
  variant: { of: 'json-types', name: 'Zod' },
})
