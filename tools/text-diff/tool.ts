import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'text',
  popularity: 83,
  title: { en: 'Text Diff', zh: '文本对比' },
  summary: { en: 'Compare two texts, make patches', zh: '对比两段文本，生成补丁' },
  description: {
    en: 'Compare two texts by line, word or character.',
    zh: '按行、词或字符对比两段文本。',
  },
  keywords: {
    en: ['compare', 'difference', 'patch', 'git diff', 'merge', 'apply patch', 'unified diff'],
    zh: ['比较', '差异', '比对', '补丁', '对比工具', 'diff'],
  },
})
