/** The charsets of text files, by the Encoding Standard's names: those that are detected come first. */
export const fileCharsets = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1252',
  // These are not detected, only chosen.
  'euc-jp',
  'euc-kr',
  'windows-1251',
] as const

export type FileCharset = (typeof fileCharsets)[number]

/** Their common names, the same in both languages. */
export const charsetNames: Record<FileCharset, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GBK / GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'windows-1252': 'Windows-1252',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
}
