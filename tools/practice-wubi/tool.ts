import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'other',
  popularity: 50,
  title: { en: 'Wubi Typing Practice', zh: '五笔打字练习' },
  summary: { en: 'Practice, code lookup, results', zh: '练习、编码查询、成绩' },
  description: {
    en: 'Practice typing Chinese with Wubi 86, and look up codes.',
    zh: '五笔 86 打字练习与编码查询。',
  },
  keywords: {
    en: ['wubi', 'wubi 86', 'chinese input', 'typing speed', 'wubi code'],
    zh: ['五笔', '五笔 86', '五笔编码', '五笔字根', '打字测速', '简码'],
  },
})
