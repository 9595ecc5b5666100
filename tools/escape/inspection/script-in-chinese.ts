/** What scripts are called in Chinese, those that are mixed as a rule; others by their name in Unicode. */
const names: Record<string, string> = {
  Latin: '拉丁字母',
  Cyrillic: '西里尔字母',
  Greek: '希腊字母',
  Armenian: '亚美尼亚字母',
  Georgian: '格鲁吉亚字母',
  Hebrew: '希伯来字母',
  Arabic: '阿拉伯字母',
  Cherokee: '切罗基字母',
  Coptic: '科普特字母',
  Devanagari: '天城文',
  Thai: '泰文',
  Han: '汉字',
  Hiragana: '平假名',
  Katakana: '片假名',
  Hangul: '谚文',
  Bopomofo: '注音符号',
}

export const scriptInChinese = (script: string): string => names[script] ?? script.replaceAll('_', ' ')
