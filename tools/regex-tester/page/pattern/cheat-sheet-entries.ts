import type { Localized } from '#kit/language.ts'

interface Group {
  title: Localized
  entries: [sign: string, meaning: Localized][]
}

/** What can stand in a pattern. What only some engines have says so. */
export const sheet: Group[] = [
  {
    title: { en: 'Characters', zh: '字符' },
    entries: [
      ['.', { en: 'any character except a line break', zh: '除换行外的任意字符' }],
      ['\\d \\D', { en: 'a digit, not a digit', zh: '数字、非数字' }],
      ['\\w \\W', { en: 'a letter, digit or _, none of these', zh: '字母、数字或下划线；其他字符' }],
      ['\\s \\S', { en: 'white space, not white space', zh: '空白、非空白' }],
      ['[abc] [^abc]', { en: 'one of these, none of these', zh: '其中之一、不在其中' }],
      ['[a-z]', { en: 'a range', zh: '范围' }],
      ['\\p{L} \\p{Script=Han}', { en: 'a Unicode property (flag u or v)', zh: 'Unicode 属性（标志 u 或 v）' }],
      ['\\t \\n \\r', { en: 'tab, line feed, carriage return', zh: '制表符、换行符、回车符' }],
      ['\\. \\*', { en: 'the character itself', zh: '符号本身' }],
    ],
  },
  {
    title: { en: 'Repeats', zh: '重复' },
    entries: [
      ['a? a* a+', { en: 'at most once, any number, at least once', zh: '至多一次、任意次、至少一次' }],
      ['a{3} a{2,} a{2,5}', { en: 'exactly 3, at least 2, 2 to 5', zh: '恰好 3 次、至少 2 次、2 到 5 次' }],
      ['a*? a+?', { en: 'as few as possible', zh: '尽可能少' }],
      ['a*+ a++', { en: 'without backtracking (Oniguruma)', zh: '占有，不回退（Oniguruma）' }],
    ],
  },
  {
    title: { en: 'Groups', zh: '分组' },
    entries: [
      ['(…)', { en: 'a group', zh: '分组' }],
      ['(?<name>…)', { en: 'a group with a name', zh: '命名分组' }],
      ['(?:…)', { en: 'a group that captures nothing', zh: '不捕获的分组' }],
      ['a|b', { en: 'one or the other', zh: '二者之一' }],
      ['\\1 \\k<name>', { en: 'the same text again (not Rust, RE2)', zh: '与分组内容相同（Rust、RE2 除外）' }],
      ['(?>…)', { en: 'without backtracking (Oniguruma)', zh: '原子分组，不回退（Oniguruma）' }],
      ['\\g<name>', { en: 'the pattern of a group again (Oniguruma)', zh: '再次使用分组的正则（Oniguruma）' }],
    ],
  },
  {
    title: { en: 'Places', zh: '位置' },
    entries: [
      ['^ $', { en: 'start and end, of lines with flag m', zh: '开头和结尾，标志 m 时为行首行尾' }],
      ['\\b \\B', { en: 'at the edge of a word, not at the edge', zh: '单词边界、非单词边界' }],
      ['(?=…) (?!…)', { en: 'followed by, not followed by (not Rust, RE2)', zh: '后面是、后面不是（Rust、RE2 除外）' }],
      [
        '(?<=…) (?<!…)',
        { en: 'preceded by, not preceded by (not Rust, RE2)', zh: '前面是、前面不是（Rust、RE2 除外）' },
      ],
    ],
  },
  {
    title: { en: 'Flags', zh: '标志' },
    entries: [
      ['g', { en: 'every match', zh: '所有匹配' }],
      ['i', { en: 'ignore case', zh: '不分大小写' }],
      ['m', { en: '^ and $ for lines', zh: '^ 和 $ 匹配每一行' }],
      ['s', { en: 'the dot matches line breaks', zh: '点也匹配换行' }],
      ['u v', { en: 'Unicode, with sets', zh: 'Unicode，v 支持集合运算' }],
      ['y', { en: 'each match where the last one ended', zh: '紧接上一个匹配' }],
    ],
  },
  {
    title: { en: 'Replacements', zh: '替换' },
    entries: [
      ['$1 $<name>', { en: 'a group', zh: '分组' }],
      ['$&', { en: 'the match', zh: '匹配' }],
      ["$` $'", { en: 'the text before and after it', zh: '匹配之前、之后的内容' }],
      ['$$', { en: 'a dollar sign', zh: '美元符号' }],
    ],
  },
]
