import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const charsets = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gbk: 'GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  latin1: 'Latin-1',
}

const places = {
  x: 'Post on X',
  bluesky: 'Post on Bluesky',
  mastodon: 'Post on Mastodon',
  weibo: 'Post on Weibo',
  sms: 'Text message (SMS)',
  title: 'Page title',
  description: 'Meta description',
}

const units = {
  weighted: 'weighted characters: full-width ones and emoji count 2, a link 23',
  graphemes: 'visible characters',
  characters: 'visible characters, a link counts 23',
  halves: 'characters, ASCII counts half',
  septets: 'GSM-7 characters',
  utf16: 'UCS-2 characters',
  columns: 'columns, full-width characters count 2',
}

export const en = {
  operations: {
    count: {
      title: 'Count text',
      description: 'Count the characters, words, sentences and lines of text in any language.',
      done: 'Counted',
    },
    countFile: {
      title: 'Count a file',
      description: 'Count the text of a file of any size, in chunks.',
      done: 'Counted',
    },
  },
  input: {
    text: { label: 'Text', help: 'The text to count' },
    file: { label: 'File', help: 'A text file, of any size' },
    charset: {
      label: 'Character set',
      help: 'Encoding of the file; a BOM takes precedence',
      choices: charsets,
    },
    spaces: {
      label: 'Count spaces',
      help: 'Spaces, tabs and line breaks count as characters',
    },
    punctuation: {
      label: 'Count punctuation',
      help: 'Punctuation marks count as characters, with spaces and without',
    },
    caseSensitive: {
      label: 'Case sensitive',
      help: '“Word” and “word” are different unique and common words',
    },
    emptyLines: { label: 'Count empty lines', help: 'Lines of only whitespace count as lines' },
    wordsPerPage: { label: 'Words per page', help: 'How many words make a page' },
    top: { label: 'Most common', help: 'How many common words and characters are listed' },
    wordsPerMinute: { label: 'Reading speed (words/min)', help: 'Silent reading; 238 if empty' },
    charactersPerMinute: {
      label: 'Reading speed (characters/min)',
      help: 'Of Chinese (330 if empty) or Japanese (460)',
    },
    spokenWordsPerMinute: { label: 'Speaking speed (words/min)', help: 'Reading aloud; 183 if empty' },
    spokenCharactersPerMinute: {
      label: 'Speaking speed (characters/min)',
      help: 'Of Chinese (255 if empty) or Japanese (357)',
    },
  },
  output: {
    characters: {
      label: 'Characters',
      help: 'Unicode characters (code points), with spaces and punctuation as the options say',
    },
    charactersNoSpaces: { label: 'Without spaces', help: 'Characters that are not whitespace' },
    graphemes: {
      label: 'Visible characters',
      help: 'As people see them: an emoji or a letter with its accents is one',
    },
    words: {
      label: 'Words',
      help: 'Chinese, Japanese and Thai are segmented by dictionary; a link or well-known counts as one',
    },
    uniqueWords: { label: 'Unique words', help: 'Different words; estimated if there are over a million' },
    lexicalDiversity: { label: 'Lexical diversity', help: 'Unique words divided by words, 0 to 1' },
    sentences: { label: 'Sentences', help: 'Titles such as Mr. do not end a sentence' },
    paragraphs: { label: 'Paragraphs', help: 'Separated by empty lines' },
    lines: { label: 'Lines', help: 'Empty ones count if the option says so' },
    pages: { label: 'Pages', help: 'Words divided by the words per page' },
    readingMinutes: { label: 'Reading time', help: 'In minutes, reading silently' },
    speakingMinutes: { label: 'Speaking time', help: 'In minutes, aloud' },
    averageWordLength: { label: 'Average word length', help: 'In characters' },
    averageSentenceLength: { label: 'Average sentence length', help: 'In words' },
    longestWord: { label: 'Longest word', help: 'The first if there are several; truncated after 200 characters' },
    shortestWord: { label: 'Shortest word', help: 'The first if there are several' },
    chineseCharacters: { label: 'Chinese characters', help: 'Ideographs, including those of Japanese and Korean' },
    chineseWords: { label: 'Chinese words', help: 'Words that begin with an ideograph, by the dictionary' },
    officeWords: {
      label: 'Word count as in Microsoft Word',
      help: 'As office programs count: each Chinese or Japanese character and mark is one; other words are split at spaces',
    },
    commonWords: {
      label: 'Most common words',
      help: 'The most frequent first',
      columns: {
        word: { label: 'Word', help: 'In its most frequent spelling' },
        count: { label: 'Times', help: 'How often it appears' },
      },
    },
    commonCharacters: {
      label: 'Most common characters',
      help: 'The most frequent first, without whitespace',
      columns: {
        character: { label: 'Character', help: 'One code point; in lowercase unless case-sensitive' },
        count: { label: 'Times', help: 'How often it appears' },
      },
    },
    bytes: { label: 'Bytes', help: 'In UTF-8, UTF-16 and GBK; what GBK lacks takes 4, as in GB 18030' },
    scripts: { label: 'Scripts', help: 'Characters of each script; symbols and emoji are among the others' },
    limits: {
      label: 'Limits',
      help: 'How much of each limit is used; empty beyond 100,000 characters',
      columns: {
        name: { label: 'Platform', help: 'Where the limit applies', choices: places },
        used: { label: 'Used', help: 'How much the text uses' },
        limit: { label: 'Limit', help: 'How much there is; for text messages, in as many as are needed' },
        unit: { label: 'Unit', help: 'What is counted', choices: units },
        parts: { label: 'Messages', help: 'How many messages are sent' },
      },
    },
  },
  guide: {
    steps: [
      'Type or paste text, or drop a file anywhere on the page.',
      'The statistics update as you type; the options set what counts.',
      'For a very large file, choose File: it is read in chunks.',
    ],
    questions: [
      {
        question: 'How are words counted in Chinese, Japanese and Thai?',
        answer:
          'By a dictionary, since these scripts put no spaces between words. Chinese characters are counted separately, and so is the count that office programs show.',
      },
      {
        question: 'Why do characters and visible characters differ?',
        answer:
          'Characters are Unicode code points. A family emoji or a letter with accents can be several of them, but is seen as one.',
      },
      {
        question: 'Where do reading and speaking time come from?',
        answer:
          'English: 238 words a minute silently and 183 aloud (Brysbaert 2019). Aloud, 255 Chinese and 357 Japanese characters a minute (Trauzettel-Klosinski and Dietz 2012); for silent reading, both are scaled like English. You can set your own.',
      },
      {
        question: 'Why does one Chinese character shorten a text message?',
        answer:
          'In the GSM-7 encoding, a message has up to 160 characters. With one character outside it, the whole message is sent in UCS-2 and has up to 70; long ones are split into parts of 153 or 67.',
      },
    ],
  },
} satisfies Texts<typeof operations>
