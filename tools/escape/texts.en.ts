import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const formats = {
  unicode: 'Unicode (\\u, U+)',
  html: 'HTML',
  xml: 'XML',
  json: 'JSON',
  javascript: 'JavaScript',
  java: 'Java',
  python: 'Python',
  c: 'C and C++',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  css: 'CSS',
  sql: 'SQL',
  shell: 'Shell (POSIX, Bash)',
  powershell: 'PowerShell',
  cmd: 'cmd (Windows batch)',
  regex: 'Regular expression',
  csv: 'CSV',
  latex: 'LaTeX',
  properties: '.properties (Java)',
}

const categories = {
  invisible: 'Invisible',
  direction: 'Direction',
  lookalike: 'Look-alike',
  'mixed-script': 'Mixed scripts',
  control: 'Control character',
  private: 'Private use',
  replacement: 'Lost character',
  'not-normal': 'Not normalized',
}

export const en = {
  operations: {
    escape: { title: 'Escape', description: 'Write text so that it can stand in code or markup.', done: 'Escaped' },
    unescape: { title: 'Unescape', description: 'Turn escapes back into characters.', done: 'Unescaped' },
    inspect: { title: 'Inspect', description: 'Name every character and find hidden ones.', done: 'Inspected' },
    clean: { title: 'Clean', description: 'Remove invisible characters and normalize text.', done: 'Cleaned' },
  },
  input: {
    text: { label: 'Text', help: 'The text to work on' },
    format: { label: 'Format', help: 'Where the text is written', choices: { auto: 'Detect', ...formats } },
    range: {
      label: 'Escape',
      help: 'Which characters, where the format can write them by number',
      choices: { needed: 'What is needed', 'non-ascii': 'All but ASCII', all: 'Every character' },
    },
    form: {
      label: 'Form',
      help: 'Escape: how characters are written by number, as far as the format can. Clean: the normalization form',
      choices: {
        '': 'Usual for the format',
        '\\uXXXX': '\\uXXXX',
        '\\u{X}': '\\u{X}',
        '\\UXXXXXXXX': '\\UXXXXXXXX',
        '\\xXX': '\\xXX',
        'U+XXXX': 'U+XXXX (every character)',
        '&name;': '&name;',
        '&#N;': '&#N;',
        '&#xX;': '&#xX;',
        NFC: 'NFC (composed)',
        NFD: 'NFD (decomposed)',
        NFKC: 'NFKC (compatible, composed)',
        NFKD: 'NFKD (compatible, decomposed)',
        keep: 'Keep',
      },
    },
    upperCase: { label: 'Uppercase hex digits', help: '\\u4F60 instead of \\u4f60' },
    quotes: {
      label: 'Quotes',
      help: 'Add the quotes of the format around the text, or straighten typographic ones',
      choices: { keep: 'Keep', straight: 'Straight' },
    },
    strict: { label: 'Refuse unknown escapes', help: 'Otherwise they stay as they are' },
    limit: { label: 'List at most', help: 'How many characters and findings' },
    invisible: { label: 'Remove invisible characters', help: 'Those that join emoji or letters stay' },
    spaces: {
      label: 'Plain spaces',
      help: 'No-break and other special spaces become plain ones; ideographic ones (U+3000) stay, unless the width is half',
    },
    width: {
      label: 'Width',
      help: 'Of Latin letters, digits and punctuation',
      choices: { keep: 'Keep', half: 'Half-width', full: 'Full-width' },
    },
    direction: { label: 'Remove direction characters', help: 'They can show text in another order than it has' },
  },
  output: {
    text: { label: 'Result', help: 'The resulting text' },
    format: { label: 'Format', help: 'The format that was read', choices: formats },
    count: { label: 'Escapes', help: 'How many were read' },
    characters: {
      label: 'Characters',
      help: 'One by one, as Unicode 17 names them',
      columns: {
        position: { label: 'Position', help: 'Counted from 1, in UTF-16 code units' },
        character: { label: 'Character', help: 'As it is' },
        codePoint: { label: 'Code point', help: 'Its number in Unicode' },
        name: { label: 'Name', help: 'Its name in Unicode' },
        category: { label: 'Category', help: 'General category, such as Lu for an uppercase letter' },
        script: { label: 'Script', help: 'The script it belongs to' },
        utf8: { label: 'UTF-8', help: 'Its bytes, in hex' },
        utf16: { label: 'UTF-16', help: 'Its code units, in hex' },
        html: { label: 'HTML', help: 'Its character reference' },
      },
    },
    findings: {
      label: 'Findings',
      help: 'What is not what it looks like',
      columns: {
        position: { label: 'Position', help: 'Counted from 1, in UTF-16 code units' },
        kind: { label: 'Kind', help: 'What was found', choices: categories },
        en: { label: 'English', help: 'What it is' },
        zh: { label: 'Chinese', help: 'What it is, in Chinese' },
      },
    },
    counts: {
      label: 'Counts',
      help: 'Visible characters, code points, UTF-16 code units, bytes in UTF-8',
      columns: {
        graphemes: { label: 'Visible characters', help: 'Graphemes: a flag or an emoji with its parts is one' },
        codePoints: { label: 'Code points', help: 'Characters of Unicode' },
        utf16: { label: 'UTF-16 code units', help: 'The length in JavaScript and Java' },
        utf8: { label: 'Bytes in UTF-8', help: 'The size of the text in a file' },
      },
    },
    changes: {
      label: 'Changes',
      help: 'What was changed',
      columns: {
        en: { label: 'English', help: 'The change' },
        zh: { label: 'Chinese', help: 'The change, in Chinese' },
      },
    },
  },
  guide: {
    steps: [
      'Choose a format, or let “Unescape” detect it, and paste your text.',
      'The result updates as you type; click Swap to convert it back.',
      'Use “Inspect” when text looks right but does not work.',
    ],
    questions: [
      {
        question: 'Why does an emoji become two escapes?',
        answer:
          'Java, JavaScript, JSON and C# count in UTF-16, where it is two surrogates: \\ud83d\\ude00. Python, C and Go use \\U0001f600, Rust and PHP \\u{1f600}.',
      },
      {
        question: 'Is anything lost?',
        answer:
          'No. Unescaping gives back exactly the text that was escaped. What a format cannot hold, such as NUL in XML, is named with its position.',
      },
      {
        question: 'How are look-alikes found?',
        answer:
          'By the Unicode tables of confusable characters (UTS 39): a Cyrillic а within Latin letters is reported, genuine Russian text is not.',
      },
    ],
  },
} satisfies Texts<typeof operations>
