import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 95,
  hot: true,
  title: { en: 'JSON Editor', zh: 'JSON 编辑器' },
  summary: { en: 'Format, edit as a tree, query, repair', zh: '格式化、树形编辑、查询、修复' },
  description: {
    en: 'View and edit JSON as text, tree or table; format, query, repair, validate and compare it. No digit is lost.',
    zh: '以文本、树或表格查看和编辑 JSON，格式化、查询、修复、校验和比较，数字一位不丢。',
  },
  keywords: {
    en: [
      'JSON formatter',
      'beautify',
      'beautifier',
      'validator',
      'parser',
      'fix JSON',
      'JSON5',
      'NDJSON',
      'pretty print',
      'JSONPath',
      'JSON Schema',
      'JSON Patch',
      'JSON diff',
      'lint',
      'JSON viewer',
      'tree',
    ],
    zh: ['JSON 格式化', '美化', '压缩', 'JSON 校验', 'JSON 对比', 'JSON 修复', 'JSON 查看', 'JSON 解析', '树形'],
  },
})
