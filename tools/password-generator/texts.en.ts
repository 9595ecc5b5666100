import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    password: { title: 'Password', description: 'Generate random passwords.', done: 'Generated' },
    phrase: { title: 'Passphrase', description: 'Generate passphrases of random words.', done: 'Generated' },
    token: { title: 'Token', description: 'Generate random tokens and keys in an encoding.', done: 'Generated' },
    numbers: { title: 'Random numbers', description: 'Draw whole numbers between two bounds.', done: 'Drawn' },
    draw: { title: 'Draw lots', description: 'Draw lines from a list, in a way that can be verified.', done: 'Drawn' },
    strength: { title: 'Check strength', description: 'Estimate how hard a password is to guess.', done: 'Checked' },
  },
  input: {
    length: { label: 'Length', help: 'In characters' },
    lower: { label: 'Lowercase', help: 'a to z' },
    upper: { label: 'Uppercase', help: 'A to Z' },
    digits: { label: 'Digits', help: '0 to 9' },
    symbols: { label: 'Symbols', help: 'Those of the next field' },
    symbolSet: { label: 'Symbols to use', help: 'Only those the site accepts, if it is picky' },
    exclude: { label: 'Exclude', help: 'Characters that must not appear' },
    avoidAmbiguous: { label: 'Avoid ambiguous characters', help: '0, O, o, 1, I, l and |' },
    eachKind: { label: 'Every kind at least once', help: 'Of the kinds chosen' },
    noRepeats: { label: 'No repeated characters', help: 'Each character at most once' },
    preset: {
      label: 'Preset',
      help: 'Sets the options that you have not changed',
      choices: { strong: 'Strong, 24 characters', pin: 'PIN, 6 digits', wifi: 'Wi-Fi, easy to type' },
    },
    count: { label: 'Count', help: 'How many to generate' },
    words: { label: 'Words', help: 'How many words; 6 are a good choice' },
    list: {
      label: 'Word list',
      help: 'Where the words come from',
      choices: { english: 'English (EFF, 7,776 words)', chinese: 'Chinese (2,048 characters)' },
    },
    separator: { label: 'Separator', help: 'Between the words' },
    capitalize: { label: 'Capitalize', help: 'The first letter of each word' },
    digit: { label: 'Add a digit', help: 'After one of the words' },
    bytes: { label: 'Bytes', help: '32 bytes are 256 bits' },
    encoding: {
      label: 'Encoding',
      help: 'How the bytes are written',
      choices: { hex: 'Hex', base64: 'Base64', base64url: 'Base64URL', base32: 'Base32', base58: 'Base58' },
    },
    prefix: { label: 'Prefix', help: 'Such as sk_live_' },
    minimum: { label: 'Minimum', help: 'A whole number of any size' },
    maximum: { label: 'Maximum', help: 'A whole number of any size' },
    unique: { label: 'No duplicates', help: 'Each number at most once' },
    seed: { label: 'Seed', help: 'The same seed gives the same result; empty for a random one' },
    items: { label: 'List', help: 'One entry per line' },
    password: { label: 'Password', help: 'Checked on your device only' },
  },
  output: {
    passwords: { label: 'Passwords', help: 'One per line' },
    bits: { label: 'Entropy (bits)', help: '80 and more is strong; each bit doubles the work of guessing' },
    crackTime: { label: 'Time to crack', help: 'On average, at 10 billion guesses per second' },
    phrases: { label: 'Passphrases', help: 'One per line' },
    tokens: { label: 'Tokens', help: 'One per line' },
    numbers: { label: 'Numbers', help: 'One per line, in the order drawn' },
    seed: { label: 'Seed', help: 'Enter it again to repeat this draw' },
    drawn: { label: 'Drawn', help: 'In the order drawn' },
    rest: { label: 'Not drawn', help: 'In their original order' },
    score: { label: 'Score', help: '0 very weak, 4 very strong' },
    crackTimes: {
      label: 'Time to crack',
      help: 'For four kinds of attack',
      columns: {
        attack: { label: 'Attack', help: 'How the guesses are made' },
        time: { label: 'Time', help: 'Until it is found' },
      },
    },
    warning: { label: 'Warning', help: 'What makes it weak' },
    suggestions: {
      label: 'Suggestions',
      help: 'How to make it stronger',
      columns: { en: { label: 'English', help: 'In English' }, zh: { label: 'Chinese', help: 'In Chinese' } },
    },
  },
  guide: {
    steps: [
      'Choose a password, a passphrase or a token, and how long it should be.',
      'Copy the result; it is generated on your device and stored nowhere.',
      'Use Check strength for a password you already have.',
    ],
    questions: [
      {
        question: 'How long should a password be?',
        answer:
          '16 random characters or 6 random words are out of reach of any attacker today. For what you type often, a passphrase is easier to remember at the same strength.',
      },
      {
        question: 'Are the passwords really random?',
        answer:
          'They come from the cryptographic random generator of your browser or server, without bias: every possible password is equally likely.',
      },
      {
        question: 'How can others verify a draw?',
        answer:
          'Announce the list and, before anyone can know it, where the seed will come from, such as tomorrow’s lottery numbers. Whoever enters the same list and seed gets the same result.',
      },
      {
        question: 'Which word lists are used?',
        answer:
          'EFF’s long word list by Joseph Bonneau and the Electronic Frontier Foundation (CC BY 3.0 US), and the simplified Chinese list of BIP-39.',
      },
    ],
  },
} satisfies Texts<typeof operations>
