import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 87,
  title: { en: 'JSON to TypeScript', zh: 'JSON 转 TypeScript' },
  summary: { en: 'Interfaces or types', zh: '接口或类型' },
  description: {
    en: 'Generate TypeScript interfaces or types from JSON that fit every value of it: unions, optional fields, Records and literals, formatted like Prettier.',
    zh: '根据 JSON 生成 TypeScript 接口或类型定义，兼容每一个值：支持联合类型、可选字段、Record 与字面量，符合 Prettier 格式。',
  },
  keywords: {
    en: ['json2ts', 'JSON to TS', 'interface generator', 'type generator', 'typings', 'quicktype', 'd.ts'],
    zh: ['JSON 转 TS', '接口生成', '类型生成', '类型定义', '类型声明', '代码生成'],
  },
  variant: { of: 'json-types', name: 'TypeScript' },
  nextTo: { en: ['python', 'pydantic', 'php', 'ruby', 'dart'], zh: ['Python'] },
})
