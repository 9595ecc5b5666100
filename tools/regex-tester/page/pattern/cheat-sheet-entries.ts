import type { Localized } from '#kit/language.ts'

interface Group {
  title: Localized
  entries: [sign: string, meaning: Localized][]
}

/** The syntax of patterns. What only some engines have says so. */
export const sheet: Group[] = [
  {
    title: { en: 'Character classes', zh: '字符与字符类' },
    entries: [
      ['.', { en: 'any character except a line break', zh: '除换行外的任意字符' }],
      ['\\d \\D', { en: 'digit, non-digit', zh: '数字、非数字' }],
      [
        '\\w \\W',
        {
          en: 'word character (letter, digit or _), non-word character',
          zh: '单词字符（字母、数字或下划线）、非单词字符',
        },
      ],
      ['\\s \\S', { en: 'whitespace, non-whitespace', zh: '空白、非空白' }],
      ['[abc] [^abc]', { en: 'character class, negated character class', zh: '字符类、否定字符类' }],
      ['[a-z]', { en: 'range', zh: '范围' }],
      [
        '\\p{L} \\p{Script=Han}',
        { en: 'Unicode property (JavaScript: flag u or v)', zh: 'Unicode 属性（JavaScript 需标志 u 或 v）' },
      ],
      ['\\t \\n \\r', { en: 'tab, line feed, carriage return', zh: '制表符、换行符、回车符' }],
      ['\\. \\*', { en: 'the character itself', zh: '符号本身' }],
    ],
  },
  {
    title: { en: 'Quantifiers', zh: '量词' },
    entries: [
      ['a? a* a+', { en: 'at most once, any number, at least once', zh: '至多一次、任意次、至少一次' }],
      ['a{3} a{2,} a{2,5}', { en: 'exactly 3, at least 2, 2 to 5', zh: '恰好 3 次、至少 2 次、2 到 5 次' }],
      ['a*? a+?', { en: 'lazy: as few as possible', zh: '惰性量词，尽可能少' }],
      ['a*+ a++', { en: 'possessive quantifier: no backtracking (Oniguruma)', zh: '占有量词，不回溯（Oniguruma）' }],
    ],
  },
  {
    title: { en: 'Groups and backreferences', zh: '分组与反向引用' },
    entries: [
      ['(…)', { en: 'capturing group', zh: '捕获分组' }],
      ['(?<name>…)', { en: 'named capturing group', zh: '命名捕获分组' }],
      ['(?:…)', { en: 'non-capturing group', zh: '非捕获分组' }],
      ['a|b', { en: 'alternation: one or the other', zh: '多选分支，二者之一' }],
      [
        '\\1 \\k<name>',
        { en: 'backreference: the same text again (not Rust, RE2)', zh: '反向引用，与分组内容相同（Rust、RE2 除外）' },
      ],
      ['(?>…)', { en: 'atomic group: no backtracking (Oniguruma)', zh: '原子分组，不回溯（Oniguruma）' }],
      [
        '\\g<name>',
        {
          en: 'subroutine call: the pattern of a group again (Oniguruma)',
          zh: '子程序调用，再次使用分组的正则（Oniguruma）',
        },
      ],
    ],
  },
  {
    title: { en: 'Anchors and lookarounds', zh: '定位符与断言' },
    entries: [
      ['^ $', { en: 'start and end, of lines with flag m', zh: '开头和结尾，标志 m 时为行首行尾' }],
      ['\\b \\B', { en: 'word boundary, non-word boundary', zh: '单词边界、非单词边界' }],
      [
        '(?=…) (?!…)',
        { en: 'lookahead, negative lookahead (not Rust, RE2)', zh: '先行断言、否定先行断言（Rust、RE2 除外）' },
      ],
      [
        '(?<=…) (?<!…)',
        { en: 'lookbehind, negative lookbehind (not Rust, RE2)', zh: '后行断言、否定后行断言（Rust、RE2 除外）' },
      ],
    ],
  },
  {
    title: { en: 'Flags', zh: '标志' },
    entries: [
      ['g', { en: 'global: every match', zh: '全局，所有匹配' }],
      ['i', { en: 'ignore case', zh: '忽略大小写' }],
      ['m', { en: 'multiline: ^ and $ at line breaks', zh: '多行，^ 和 $ 匹配每一行的开头和结尾' }],
      ['s', { en: 'dotAll: the dot matches line breaks', zh: '点也匹配换行' }],
      ['u v', { en: 'Unicode; v also allows set operations', zh: 'Unicode，v 支持集合运算' }],
      ['y', { en: 'sticky: each match where the last one ended', zh: '粘性，紧接上一个匹配' }],
    ],
  },
  {
    title: { en: 'Substitutions', zh: '替换' },
    entries: [
      ['$1 $<name>', { en: 'numbered group, named group', zh: '编号分组、命名分组' }],
      ['$&', { en: 'the match', zh: '匹配' }],
      ["$` $'", { en: 'text before the match, after it', zh: '匹配之前、之后的内容' }],
      ['$$', { en: 'a dollar sign', zh: '美元符号' }],
    ],
  },
]
