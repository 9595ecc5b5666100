import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    hashText: {
      title: 'Hash text',
      description: 'Compute the MD5 of text, or of each of its lines.',
      done: 'Hashed',
    },
    hashFile: {
      title: 'Hash a file',
      description: 'Compute the MD5 of a file of any size, in chunks.',
      done: 'Hashed',
    },
  },
  input: {
    text: { label: 'Text', help: 'The text to hash' },
    charset: {
      label: 'Character set',
      help: 'How characters become bytes',
      choices: {
        'utf-8': 'UTF-8',
        'utf-16le': 'UTF-16 LE',
        'utf-16be': 'UTF-16 BE',
        gbk: 'GBK',
        big5: 'Big5',
        shift_jis: 'Shift_JIS',
        latin1: 'Latin-1',
      },
    },
    salt: { label: 'Salt', help: 'Added to the text (or each line) before hashing' },
    saltPosition: {
      label: 'Salt position',
      help: 'Before or after the text',
      choices: { after: 'After', before: 'Before' },
    },
    rounds: {
      label: 'Rounds',
      help: '2 is md5(md5(text)): each round hashes the hex digits of the previous one',
    },
    eachLine: { label: 'Process each line separately', help: 'One hash for every line; empty lines stay empty' },
    file: { label: 'File', help: 'Any file, of any size' },
  },
  output: {
    hash: { label: 'MD5', help: '32 hex digits; one hash per line if lines are processed separately' },
    short: { label: '16 digits', help: 'The middle 16 of the 32 digits' },
    upper: { label: 'Uppercase', help: 'The 32 digits in uppercase' },
    size: { label: 'Size', help: 'Of the file, in bytes' },
  },
  guide: {
    steps: [
      'Type or paste text, or choose a file.',
      'Set a character set, a salt or rounds if you need them.',
      'Copy the hash: 32 digits, 16 digits or uppercase.',
    ],
    questions: [
      {
        question: 'Is MD5 safe?',
        answer:
          'No. Collisions (two different files with the same MD5) are easy to make. It detects accidental changes; for passwords and signatures, use a stronger algorithm.',
      },
      {
        question: 'Can MD5 be reversed?',
        answer: 'No. But short or common texts can be guessed, so it does not protect a password.',
      },
      {
        question: 'Why does another program give a different hash?',
        answer:
          'It hashed different bytes: check the character set, a line break at the end, and how the salt is added.',
      },
    ],
  },
}
