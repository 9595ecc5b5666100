/** What the page says besides the words of fields and operations. */
export const en = {
  statistics: 'Statistics',
  materialLabel: 'Input type',
  material: { count: 'Text', countFile: 'File' },
  figures: 'Key statistics',
  selected: 'Selected: characters {characters}, words {words}, sentences {sentences}, lines {lines}',
  selectToCount: 'Select part of the text to count it by itself.',
  more: 'More statistics',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  characters: '{count|character|characters}',
  words: '{count|word|words}',
  used: '{used} of {limit}',
  over: '{count} over',
  left: '{count} left',
  messages: '{count|message|messages}',
  tooLong: 'Limits are not checked beyond 100,000 characters.',
  times: '{count|time|times}, {share}%',
  bytes: { utf8: 'UTF-8', utf16: 'UTF-16', gbk: 'GBK' },
  scripts: {
    han: 'Han',
    latin: 'Latin',
    kana: 'Kana',
    hangul: 'Hangul',
    digits: 'Digits',
    punctuation: 'Punctuation',
    other: 'Other',
  },
  norms: 'How time is estimated',
  readingNorm:
    'Silently: 238 words a minute (Brysbaert 2019), or 330 Chinese or 460 Japanese characters, scaled from the norms for reading aloud.',
  speakingNorm:
    'Aloud: 183 words a minute (Brysbaert 2019), or 255 Chinese or 357 Japanese characters (Trauzettel-Klosinski and Dietz 2012).',
}

export type PageTexts = typeof en
