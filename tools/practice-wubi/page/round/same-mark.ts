/** What a keyboard without an input method has for the marks of Chinese. */
const marks: Record<string, string> = {
  ',': '，',
  '.': '。·',
  '?': '？',
  '!': '！',
  ':': '：',
  ';': '；',
  '"': '“”',
  "'": '‘’',
  '(': '（',
  ')': '）',
  '<': '《〈',
  '>': '》〉',
  '\\': '、',
  '/': '、',
  '-': '—',
  _: '—',
  '^': '…',
}

/** Says whether a character is the one that is wanted, or the key of a mark that is. */
export const isSameMark = (typed: string, wanted: string): boolean =>
  typed === wanted || (marks[typed]?.includes(wanted) ?? false)
