import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    encode: { title: 'Encode', description: 'Make text safe inside a URL.', done: 'Encoded' },
    decode: { title: 'Decode', description: 'Turn percent-encoded text back into plain text.', done: 'Decoded' },
    parse: { title: 'Take apart', description: 'Split a URL into its parts.', done: 'Taken apart' },
    build: { title: 'Put together', description: 'Make a URL from its parts.', done: 'Put together' },
  },
  input: {
    text: { label: 'Text', help: 'The text to encode or decode' },
    scope: {
      label: 'Scope',
      help: 'What the text will be a part of',
      choices: { component: 'Component', uri: 'Whole URL', form: 'Form field', all: 'Every character' },
    },
    eachLine: { label: 'Each line on its own', help: 'Line breaks stay as they are' },
    plusAsSpace: { label: 'Plus is a space', help: 'As forms write it' },
    untilStable: { label: 'Until nothing changes', help: 'For text that was encoded more than once' },
    url: { label: 'URL', help: 'A complete URL, such as https://example.org/notes' },
    protocol: { label: 'Protocol', help: 'The scheme, such as https' },
    username: { label: 'Username', help: 'Before the @' },
    password: { label: 'Password', help: 'Visible to anyone who sees the URL' },
    host: { label: 'Host', help: 'A domain name or an IP address' },
    port: { label: 'Port', help: 'Empty for the default' },
    path: { label: 'Path', help: 'Begins with a slash' },
    query: {
      label: 'Query',
      help: 'Names and values after the ?',
      columns: {
        name: { label: 'Name', help: 'The name of the parameter' },
        value: { label: 'Value', help: 'Encoded for you' },
      },
    },
    fragment: { label: 'Fragment', help: 'The part after the #, never sent to a server' },
  },
  output: {
    text: { label: 'Result', help: 'The text, encoded or decoded' },
    rounds: { label: 'Rounds', help: 'How many rounds of decoding changed something' },
    url: { label: 'URL', help: 'The complete URL' },
    protocol: { label: 'Protocol', help: 'The scheme, such as https' },
    username: { label: 'Username', help: 'Before the @, decoded' },
    password: { label: 'Password', help: 'Visible to anyone who sees the URL' },
    host: { label: 'Host', help: 'In lower case and Punycode, IPv6 in brackets' },
    port: { label: 'Port', help: 'Empty for the default' },
    path: { label: 'Path', help: 'As in the URL, encoded' },
    query: {
      label: 'Query',
      help: 'Names and values after the ?, decoded',
      columns: {
        name: { label: 'Name', help: 'The name of the parameter' },
        value: { label: 'Value', help: 'The value, decoded' },
      },
    },
    fragment: { label: 'Fragment', help: 'The part after the #, encoded' },
  },
  guide: {
    steps: [
      'Choose to encode, decode, take a URL apart or put one together.',
      'Type or paste; the result updates as you go.',
      'Press Swap to convert it back and check that nothing was lost.',
    ],
    questions: [
      {
        question: 'Component or whole URL?',
        answer:
          'Component is for one value inside a URL, such as a search word. Whole URL keeps the characters that give a URL its structure.',
      },
      {
        question: 'Is a space + or %20?',
        answer:
          'In the path it is %20. In a form it is +, so choose “Form field” there, or “Plus is a space” when decoding.',
      },
      {
        question: 'What does “Until nothing changes” do?',
        answer: 'It decodes again and again, for links that were encoded more than once.',
      },
    ],
  },
}
