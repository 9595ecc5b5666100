import type { Texts } from '#kit/texts.ts'
import { languageNames } from './language/languages.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    format: { title: 'Format', description: 'Lay out code as Prettier does.', done: 'Formatted' },
    minify: { title: 'Minify', description: 'Make JavaScript, CSS, HTML or JSON5 smaller.', done: 'Minified' },
  },
  input: {
    code: { label: 'Code', help: 'At most 1,000,000 characters' },
    language: {
      label: 'Language',
      help: 'Automatic tells it from the code, where that is possible',
      choices: { auto: 'Automatic', ...languageNames },
    },
    indent: { label: 'Indent', help: 'Spaces per level, or a tab', choices: { tab: 'Tab' } },
    lineWidth: { label: 'Line width', help: 'Longer lines are broken where the language allows it' },
    quotes: {
      label: 'Quotes',
      help: 'Around strings, unless others need fewer escapes',
      choices: { double: 'Double', single: 'Single' },
    },
    semicolons: { label: 'Semicolons', help: 'At the end of every statement' },
    trailingCommas: {
      label: 'Trailing commas',
      help: 'Behind the last item of a list with several lines',
      choices: { all: 'Everywhere', es5: 'Not in parameters', none: 'Never' },
    },
    attributesPerLine: { label: 'One attribute per line', help: 'In HTML, Vue and JSX' },
    lineEnd: { label: 'Line endings', help: 'What ends each line', choices: { lf: 'LF', crlf: 'CRLF' } },
    names: { label: 'Shorten names', help: 'Of variables that nobody else sees' },
    compress: { label: 'Rewrite code', help: 'Remove unused code, work out constants' },
    comments: {
      label: 'Comments',
      help: 'Legal notes begin with /*! or contain @license',
      choices: { legal: 'Keep legal notes', none: 'Remove all', all: 'Keep all' },
    },
    module: { label: 'ES module', help: 'Names at the top of a script with import or export are its own' },
  },
  output: {
    code: { label: 'Code', help: 'The resulting code' },
    language: { label: 'Language', help: 'The language that the code was read as', choices: languageNames },
    originalSize: { label: 'Size before', help: 'In bytes of UTF-8' },
    size: { label: 'Size', help: 'The minified code in bytes of UTF-8' },
    gzipped: { label: 'Gzipped', help: 'The minified code as servers send it' },
  },
  guide: {
    steps: [
      'Paste code, or drop a file.',
      'Choose Format or Minify, and the language if it isn’t detected.',
      'Copy or download the result.',
    ],
    questions: [
      {
        question: 'Is the result the same as Prettier’s?',
        answer:
          'Yes, byte for byte: it is Prettier 3.10 with the options shown. CSS in HTML, code in Markdown and the like are formatted too.',
      },
      {
        question: 'Is my code run or sent anywhere?',
        answer: 'No. It is only read and written on this device.',
      },
      {
        question: 'Can minifying break my code?',
        answer:
          'CSS loses only blanks and comments that mean nothing, and HTML is kept as it is unless the result has the same tree. JavaScript is rewritten by terser; turn off Rewrite code and Shorten names to remove only blanks and comments.',
      },
      {
        question: 'Which languages can be minified?',
        answer:
          'JavaScript, CSS, HTML with its styles and scripts, and JSON5. TypeScript, JSX, SCSS and Less have to be compiled first.',
      },
    ],
  },
}
