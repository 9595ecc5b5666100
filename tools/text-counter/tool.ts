import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'text',
  popularity: 76,
  title: { en: 'Text Counter', zh: '文本统计' },
  summary: { en: 'Count characters, words, sentences', zh: '字数、词数、句数与阅读时间' },
  description: {
    en: 'Count characters, words, sentences, paragraphs and lines in any language as you type, with reading time, keyword frequency and length limits of platforms.',
    zh: '在线字数统计：实时统计任何语言的字数、词数、句数、段落和行数，估算阅读与朗读时间，列出高频词，并对照微博、X、短信等平台的长度限制。',
  },
  keywords: {
    en: ['word count', 'character count', 'letter count', 'line count', 'reading time', 'speaking time', 'SMS length'],
    zh: ['字数统计', '字符统计', '词频', '行数', '阅读时间', '朗读时间', '短信长度', '词数'],
  },
})
