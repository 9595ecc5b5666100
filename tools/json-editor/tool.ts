import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 95,
  hot: true,
  takes: { json: 'format' },
  title: { en: 'JSON Editor', zh: 'JSON 编辑器' },
  summary: { en: 'Format, minify, query, repair', zh: '格式化、压缩、查询、修复' },
  description: {
    en: 'Format, minify, query, repair, validate and compare JSON without losing a digit.',
    zh: '格式化、压缩、查询、修复、校验和比较 JSON，数字一位不丢。',
  },
  keywords: {
    en: ['JSON formatter', 'beautify', 'pretty print', 'JSONPath', 'JSON Schema', 'JSON Patch', 'JSON diff', 'lint'],
    zh: ['JSON 格式化', '美化', '压缩', 'JSON 校验', 'JSON 对比', 'JSON 修复'],
  },
})
