import type { WholeTool } from '#core/catalogue.ts'

const verbs = ['Convert', 'Format', 'Compare', 'Count', 'Sort', 'Split', 'Join', 'Escape', 'Preview', 'Generate']
const things = ['JSON', 'YAML', 'CSV', 'XML', 'Text', 'Color', 'Date', 'Image', 'Regex', 'Hash', 'URL', 'Table', 'SQL']
const zhVerbs = ['转换', '格式化', '对比', '统计', '排序', '拆分', '合并', '转义', '预览', '生成']
const categories = ['development', 'security', 'code', 'converters', 'text', 'image', 'other'] as const

/** Makes tools that look like real ones; the same every time. */
export const syntheticTools = (count: number): WholeTool[] =>
  Array.from({ length: count }, (_, index) => {
    const verb = index % verbs.length
    const thing = things[index % things.length]
    return {
      id: `synthetic-${index}`,
      category: categories[index % categories.length] ?? 'other',
      popularity: 50 + (index % 45),
      title: { en: `${verbs[verb]} ${thing} ${index}`, zh: `${zhVerbs[verb]} ${thing} ${index}` },
      summary: { en: `${verbs[verb]} any ${thing}`, zh: `${zhVerbs[verb]}任意 ${thing}` },
      description: {
        en: `${verbs[verb]} ${thing} of any size in your browser, number ${index}.`,
        zh: `在浏览器里${zhVerbs[verb]}任意大小的 ${thing}，编号 ${index}。`,
      },
      keywords: { en: [`${thing} tool`, `case ${index}`], zh: ['工具', `编号${index}`] },
    }
  })
