import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 50,
  title: { en: 'Image Editor', zh: '反转文本' },
  summary: { en: 'A text from its end', zh: '从末尾写起' },
  description: {
    en: 'Reverse a text online: write it from its end to its beginning, letter by letter, with accents and emoji kept whole; nothing is sent anywhere.',
    zh: '在线反转文本：把一段文本从末尾到开头逐字倒序排列，带变音符号的字母和 Emoji 保持完整，全部在浏览器中处理，不会发送数据。',
  },
  keywords: { en: ['backwards'], zh: ['倒序'] },
})
