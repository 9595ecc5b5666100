import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    encode: { title: 'Encode', description: 'Percent-encode text for use in a URL.', done: 'Encoded' },
    decode: { title: 'Decode', description: 'Turn percent-encoded text back into plain text.', done: 'Decoded' },
    parse: { title: 'Parse', description: 'Split a URL into its parts.', done: 'Parsed' },
    build: { title: 'Build', description: 'Build a URL from its parts.', done: 'Built' },
  },
  input: {
    text: { label: 'Text', help: 'The text to encode or decode' },
    scope: {
      label: 'Scope',
      help: 'What the text will be a part of',
      choices: { component: 'Component', uri: 'Whole URL', form: 'Form field', all: 'Every character' },
    },
    eachLine: { label: 'Process each line separately', help: 'Line breaks are kept' },
    plusAsSpace: { label: 'Decode + as space', help: 'As in HTML forms' },
    untilStable: { label: 'Decode repeatedly', help: 'For text that was encoded more than once' },
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
    rawQuery: {
      label: 'Original query',
      help: 'Encoded, as parsed: parameters that are still the same keep its bytes, such as those of GBK',
    },
  },
  output: {
    text: { label: 'Result', help: 'The text, encoded or decoded' },
    rounds: { label: 'Rounds', help: 'How many times the text was decoded' },
    url: { label: 'URL', help: 'The complete URL' },
    protocol: { label: 'Protocol', help: 'The scheme, such as https' },
    username: { label: 'Username', help: 'Before the @, decoded' },
    password: { label: 'Password', help: 'Visible to anyone who sees the URL' },
    host: { label: 'Host', help: 'In lowercase and Punycode, IPv6 in brackets' },
    port: { label: 'Port', help: 'Empty for the default' },
    path: { label: 'Path', help: 'As in the URL, encoded' },
    query: {
      label: 'Query',
      help: 'Names and values after the ?, decoded; bytes that are not UTF-8 stay encoded',
      columns: {
        name: { label: 'Name', help: 'The name of the parameter' },
        value: { label: 'Value', help: 'The value, decoded' },
      },
    },
    fragment: { label: 'Fragment', help: 'The part after the #, encoded' },
    rawQuery: { label: 'Original query', help: 'As in the URL, encoded; only where some of it is not UTF-8' },
  },
  guide: {
    steps: [
      'Choose to encode, decode, parse a URL or build one.',
      'Type or paste; the result updates as you go.',
      'Click Swap to convert it back and check that nothing was lost.',
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
          'In the path it is %20. In a form it is +, so choose “Form field” there, or “Decode + as space” when decoding.',
      },
      {
        question: 'What does “Decode repeatedly” do?',
        answer: 'It decodes until nothing changes, for links that were encoded more than once.',
      },
    ],
  },
}
