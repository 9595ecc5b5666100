import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 88,
  title: { en: 'Regex Tester', zh: '正则测试' },
  summary: { en: 'Matches, replace, explain, five engines', zh: '匹配、替换、解释，五种引擎' },
  description: {
    en: 'Try a pattern on your own text and see every match and group.',
    zh: '用自己的文本测试正则，查看每个匹配和分组。',
  },
  keywords: {
    en: ['regular expression', 'regexp', 'pattern', 'match', 'ReDoS', 'railroad diagram', 'RE2', 'Oniguruma'],
    zh: ['正则表达式', '匹配', '替换', '分组', '正则解释', '正则可视化'],
  },
})
