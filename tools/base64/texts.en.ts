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

export const en = {
  operations: {
    encode: { title: 'Encode text', description: 'Encode text as Base64.', done: 'Encoded' },
    decode: { title: 'Decode text', description: 'Decode Base64 to text, or to a hex dump.', done: 'Decoded' },
    encodeFile: {
      title: 'Encode a file',
      description: 'Encode an image or any file as Base64 or a data URI.',
      done: 'Encoded',
    },
    decodeFile: {
      title: 'Decode to a file',
      description: 'Get an image or any file back from Base64.',
      done: 'Decoded',
    },
  },
  input: {
    text: { label: 'Text', help: 'The text to encode' },
    base64: { label: 'Base64', help: 'Either alphabet, also with line breaks or as a data URI' },
    file: { label: 'File', help: 'An image or any other file, of any size' },
    alphabet: {
      label: 'Alphabet',
      help: 'URL-safe writes - and _ instead of + and /',
      choices: { standard: 'Standard', 'url-safe': 'URL-safe' },
    },
    padding: { label: 'Padding (=)', help: 'Pad the output with = to a multiple of 4' },
    lineLength: { label: 'Characters per line', help: '0 for no line breaks' },
    charset: { label: 'Character set', help: 'How characters become bytes', choices: charsets },
    eachLine: { label: 'Process each line separately', help: 'Line breaks are kept' },
    dataUri: { label: 'As a data URI', help: 'Begin with data: and the media type, ready for HTML and CSS' },
    expect: {
      label: 'Expected type',
      help: 'Fail if the file is of another type',
      choices: { any: 'Any file', image: 'An image' },
    },
  },
  output: {
    base64: { label: 'Base64', help: 'The encoded text; a file if over 67 MB' },
    text: { label: 'Text', help: 'The decoded text, or a hex dump of bytes that are not text' },
    isText: {
      label: 'Content',
      help: 'Whether the bytes are text in this character set',
      choices: { true: 'Text in this character set', false: 'Not text in this character set' },
    },
    mediaType: { label: 'Media type', help: 'Detected from the bytes' },
    size: { label: 'Size', help: 'Of what was decoded, in bytes' },
    file: { label: 'File', help: 'The decoded file; its kind is detected from the bytes' },
  },
  guide: {
    steps: [
      'Type or paste text, or drop a file anywhere on the page.',
      'The result appears as you type and follows every option.',
      'Copy it, download it, or send it to another tool.',
    ],
    questions: [
      {
        question: 'Is Base64 encryption?',
        answer: 'No, anyone can decode it. To protect something, encrypt it with the Crypto tool.',
      },
      { question: 'Why is the result longer?', answer: 'Every 3 bytes become 4 characters, so it grows by a third.' },
      {
        question: 'Which Base64 can be decoded?',
        answer:
          'Both alphabets, with or without padding, line breaks and a data: prefix. The charset that a prefix declares is used unless you choose one other than UTF-8.',
      },
    ],
  },
} satisfies Texts<typeof operations>
