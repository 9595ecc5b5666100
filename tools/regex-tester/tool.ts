import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 88,
  title: { en: 'Regex Tester', zh: '正则测试' },
  summary: { en: 'Match, replace, explain', zh: '匹配、替换、解释' },
  description: {
    en: 'Test regular expressions online with JavaScript, Rust, RE2 or Oniguruma: live matches, replace, explanation, diagram, ReDoS check and code in seven languages.',
    zh: '在线正则表达式测试：支持 JavaScript、Rust、RE2、Oniguruma，实时匹配与替换，解释与铁路图，检查灾难性回溯，生成代码。',
  },
  keywords: {
    en: [
      'regular expression',
      'regexp',
      'pattern',
      'match',
      'regex101',
      'catastrophic backtracking',
      'ReDoS',
      'railroad diagram',
      'RE2',
      'Oniguruma',
    ],
    zh: ['正则表达式', '匹配', '替换', '分组', '正则解释', '正则可视化', '修饰符', '灾难性回溯'],
  },
})
