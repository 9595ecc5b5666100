import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'other',
  popularity: 50,
  title: { en: 'Wubi Typing Practice', zh: '五笔打字练习' },
  summary: { en: 'Practice, code lookup, results', zh: '练习、编码查询、成绩' },
  description: {
    en: 'Practice typing Chinese with Wubi 86 (五笔): lessons, articles, hints, key map, speed and accuracy, often missed characters; look up Wubi codes and characters.',
    zh: '五笔 86 打字练习：简码、键位分区、常用字、词组和文章，带编码提示与键位图，统计速度、准确率和易错字；也可查询汉字的五笔编码，或由编码查汉字。',
  },
  keywords: {
    en: ['wubi', 'wubi 86', 'chinese input', 'typing speed', 'wubi code', 'typing', 'typing practice'],
    zh: ['五笔', '五笔 86', '五笔编码', '五笔字根', '打字测速', '简码', '打字', '五笔反查', '五笔查询'],
  },
  nextTo: { en: ['pinyin'], zh: ['拼音', '拼音打字'] },
})
