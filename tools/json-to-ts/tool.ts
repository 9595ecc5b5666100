import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 87,
  title: { en: 'JSON to TypeScript', zh: 'JSON 转 TypeScript' },
  summary: { en: 'Interfaces or types', zh: '接口或类型' },
  description: {
    en: 'Turn JSON into TypeScript interfaces or types that fit every value of it, ready to use.',
    zh: '把 JSON 转换为 TypeScript 接口或类型，兼容其中每一个值，可直接使用。',
  },
  keywords: {
    en: ['json2ts', 'JSON to TS', 'interface generator', 'type generator', 'typings', 'quicktype', 'd.ts'],
    zh: ['JSON 转 TS', '接口生成', '类型生成', '类型定义', '类型声明', '代码生成'],
  },
  variant: { of: 'json-types', name: 'TypeScript' },
})
