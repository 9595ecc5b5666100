import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'development',
  popularity: 88,
  title: { en: 'Regex Tester', zh: '正则测试' },
  summary: { en: 'Match, replace, explain', zh: '匹配、替换、解释' },
  description: {
    en: 'Test regular expressions online with JavaScript, PCRE2, Python, Rust, RE2 or Oniguruma: live matches, unit tests, explanation, ReDoS check, code.',
    zh: '在线正则表达式测试：支持 JavaScript、PCRE2、Python、Rust、RE2、Oniguruma，实时匹配与替换，测试用例，解释，检查灾难性回溯。',
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
      'PCRE',
      'PHP regex',
      'Python re',
      'unit test',
    ],
    zh: [
      '正则表达式',
      '匹配',
      '替换',
      '分组',
      '正则解释',
      '正则可视化',
      '修饰符',
      '灾难性回溯',
      'PCRE',
      'PHP 正则',
      'Python 正则',
      '测试用例',
    ],
  },
})
