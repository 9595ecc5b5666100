import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const kinds = {
  email: 'Emails',
  url: 'URLs',
  domain: 'Domains',
  ipv4: 'IPv4 addresses',
  ipv6: 'IPv6 addresses',
  'phone-cn': 'Phone numbers (China)',
  number: 'Numbers',
  date: 'Dates',
  hashtag: 'Hashtags',
  mention: '@mentions',
  quoted: 'Quoted text',
  chinese: 'Chinese text',
  pattern: 'Custom pattern',
}

export const en = {
  operations: {
    sort: {
      title: 'Sort',
      description: 'Sort lines by text, number, length, date, IP address, pinyin and more.',
      done: 'Sorted',
    },
    unique: { title: 'Remove duplicates', description: 'Keep one of each line, or find and count repeated lines.' },
    filter: { title: 'Filter', description: 'Keep or remove the lines that contain something.', done: 'Filtered' },
    edit: {
      title: 'Edit',
      description: 'Trim, number, reverse and clean lines, add a prefix or suffix.',
      done: 'Edited',
    },
    shuffle: { title: 'Shuffle', description: 'Put lines in random order.', done: 'Shuffled' },
    split: { title: 'Split', description: 'Split text into lines.', done: 'Split' },
    join: { title: 'Join', description: 'Join lines into one, with a separator and quotes.', done: 'Joined' },
    columns: { title: 'Columns', description: 'Pick and reorder columns.' },
    compare: {
      title: 'Compare lists',
      description: 'Find what is only in one of two lists, and what is in both.',
      done: 'Compared',
    },
    replace: { title: 'Find and replace', description: 'Replace many words or patterns at once.', done: 'Replaced' },
    extract: { title: 'Extract', description: 'List the emails, URLs, numbers and more in a text.', done: 'Extracted' },
  },
  input: {
    text: { label: 'Text', help: 'The text to work on, one item per line' },
    by: {
      label: 'Sort by',
      help: 'Lines without a number, date, address or column come last',
      choices: {
        text: 'Text',
        natural: 'Natural order (2 before 10)',
        number: 'First number',
        length: 'Length',
        pinyin: 'Pinyin',
        stroke: 'Stroke count',
        date: 'First date',
        ip: 'IP address',
        column: 'Column',
      },
    },
    column: { label: 'Column', help: 'Counted from 1, when sorting by column' },
    delimiter: { label: 'Delimiter', help: 'Empty for any whitespace, \\t for a tab, auto to detect it' },
    descending: { label: 'Descending', help: 'Last first; equal lines keep their order' },
    ignoreCase: { label: 'Ignore case', help: 'Uppercase and lowercase letters are equal' },
    unique: { label: 'Remove duplicates', help: 'Keep the first of equal lines' },
    show: {
      label: 'Show',
      help: 'Counts are listed from the most frequent, with a tab between',
      choices: {
        first: 'First of each',
        last: 'Last of each',
        once: 'Only lines that occur once',
        repeated: 'Only repeated lines',
        counts: 'Each line with its count',
      },
    },
    trim: {
      label: 'Trim whitespace',
      help: 'Spaces and tabs at the ends of lines are removed',
      choices: { both: 'At both ends', none: 'No', start: 'At the start', end: 'At the end' },
    },
    find: { label: 'Find', help: 'Text or pattern that lines contain' },
    regex: { label: 'Regular expression', help: 'In RE2 syntax, which is fast with any pattern' },
    invert: { label: 'Remove matching lines', help: 'Keep the lines that do not match' },
    around: { label: 'Lines around', help: 'How many lines to keep before and after each' },
    empty: {
      label: 'Empty lines',
      help: 'After trimming',
      choices: { keep: 'Keep', remove: 'Remove', single: 'Keep one of several' },
    },
    prefix: { label: 'Prefix', help: 'Added before each line' },
    suffix: { label: 'Suffix', help: 'Added after each line' },
    number: { label: 'Numbering', help: 'Added before each line; {n} is the line number, as in “{n}. ”' },
    collapse: { label: 'Collapse spaces', help: 'Several spaces or tabs become one space' },
    tabs: { label: 'Tabs to spaces', help: 'Width of a tab; 0 keeps tabs' },
    lineEnd: {
      label: 'Line breaks',
      help: 'LF for Linux and macOS, CRLF for Windows',
      choices: { keep: 'Keep', lf: 'LF', crlf: 'CRLF' },
    },
    reverse: { label: 'Reverse order', help: 'The last line first' },
    seed: { label: 'Seed', help: 'The same seed gives the same order; random if empty' },
    at: { label: 'Split at', help: '\\t is a tab, \\n a line break; empty splits every character' },
    perLine: {
      label: 'Items per line',
      help: 'How many items each line has; “Join” also takes 0, for all on one line',
    },
    with: { label: 'Separator', help: 'Between the items; \\t is a tab, \\n a line break' },
    quote: {
      label: 'Quotes',
      help: 'Around each item; of two signs, the second goes behind; a quote inside is doubled',
    },
    last: { label: 'Last separator', help: 'Between the last two items, such as “ and ”; empty for the same' },
    pick: { label: 'Columns', help: 'Such as 2,1,3-5 or 2- for the second and all after it' },
    join: { label: 'Join with', help: '\\t is a tab' },
    left: { label: 'Left list', help: 'One item per line' },
    right: { label: 'Right list', help: 'One item per line' },
    pairs: {
      label: 'Replacements',
      help: 'One per line: from → to (or from => to); with patterns, $1 is the first group',
    },
    wholeWords: { label: 'Whole words', help: 'Not inside longer words' },
    kind: { label: 'Extract', help: 'What to look for', choices: kinds },
    pattern: { label: 'Pattern', help: 'A regular expression, for “Custom pattern”' },
    sort: { label: 'Sort', help: 'In natural order; otherwise as in the text' },
  },
  output: {
    text: { label: 'Result', help: 'The resulting lines' },
    lines: { label: 'Lines', help: 'How many lines the result has' },
    removed: { label: 'Removed', help: 'How many lines were removed' },
    seed: { label: 'Seed', help: 'Use it again for the same order' },
    onlyLeft: { label: 'Only left', help: 'Items that are only in the left list' },
    onlyRight: { label: 'Only right', help: 'Items that are only in the right list' },
    both: { label: 'In both', help: 'Items that are in both lists' },
    either: { label: 'In either', help: 'All items, each once' },
    counts: {
      label: 'Counts',
      help: 'How many there are of each',
      columns: {
        from: { label: 'Find', help: 'What was replaced' },
        count: { label: 'Replaced', help: 'How many times' },
        onlyLeft: { label: 'Only left', help: 'Items that are only in the left list' },
        onlyRight: { label: 'Only right', help: 'Items that are only in the right list' },
        both: { label: 'In both', help: 'Items that are in both lists' },
        either: { label: 'In either', help: 'All items, each once' },
      },
    },
    count: { label: 'Found', help: 'How many items are listed' },
  },
  guide: {
    steps: [
      'Choose what to do, and paste your lines or drop a text file.',
      'The result updates as you type and change options.',
      'Copy it, or send it to another tool.',
    ],
    questions: [
      {
        question: 'How is text sorted?',
        answer:
          'By code points, so uppercase letters come before lowercase ones unless case is ignored. Natural order puts file2 before file10. Pinyin and stroke order come from your browser or system (Unicode CLDR); a character with several readings is sorted by the usual one.',
      },
      {
        question: 'Is 05/01/2026 in January or in May?',
        answer:
          'In May, unless a date in the text can only be read with the day first, such as 25/12/2026; then all of them are. With dots the day always comes first.',
      },
      {
        question: 'Can two words swap places?',
        answer:
          'Yes. All replacements are made in one pass, so “a → b” and “b → a” swap them. Where several fit, the longest is used; of patterns, the first.',
      },
      {
        question: 'Why are lookaheads not supported in patterns?',
        answer:
          'Patterns run in RE2, which has neither lookarounds nor backreferences and in return never takes long, whatever the pattern and the text.',
      },
    ],
  },
} satisfies Texts<typeof operations>
