import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './go/warnings.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate Go structs from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'Other types are named after their keys' },
    packageName: { label: 'Package name', help: 'The name after the word package' },
    nullable: {
      label: 'Null and missing keys',
      help: 'Pointers tell null or a missing key from a zero value',
      choices: { pointer: 'Pointer', value: 'Value' },
    },
    nested: {
      label: 'Nested objects',
      help: 'As separate types, or inline; a type used in several places keeps its name',
      choices: { separate: 'Separate', inline: 'Inline' },
    },
    dates: {
      label: 'Dates with times',
      help: 'RFC 3339; time.Time writes some of them differently, without trailing zeros in the seconds',
      choices: { string: 'string', time: 'time.Time' },
    },
    tags: {
      label: 'Tags',
      help: 'In their order, such as json, yaml, bson, form, db; validate and binding get rules: required, email, url',
    },
    omitempty: { label: 'omitempty on every field', help: 'Also on keys that every object has' },
  },
  output: {
    code: { label: 'Go', help: 'A gofmt-formatted file' },
    warnings: {
      label: 'Warnings',
      help: 'Values Go can’t represent exactly; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What is lost, or what a type stands for' },
        code: {
          label: 'Code',
          help: 'Machine-readable warning code',
          choices: sentencesIn(warningSentences, 'en'),
        },
        params: { label: 'Parameters', help: 'Values used in the message' },
      },
    },
  },
  guide: {
    steps: [
      'Paste a JSON sample, or drop a file.',
      'Name the root type and choose how null, nested objects and tags are written.',
      'Copy the file into your package.',
    ],
    questions: [
      {
        question: 'Why is a field a pointer?',
        answer:
          'Its key is null or missing in some objects. A pointer tells that apart from zero and from an empty list. Choose Value if you do not need the difference.',
      },
      {
        question: 'What happens to values of several types?',
        answer:
          'Plain values become any. If an object or a long number is among them, the field is json.RawMessage, which loses nothing: decode it into the type that the comment names.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Yes. Integers become int64 or uint64, longer ones *big.Int, and decimals with more digits than float64 can represent become json.Number. 1.0 is a float64.',
      },
      {
        question: 'Why does a Chinese name begin with X?',
        answer:
          'Go exports only names that begin with a capital letter, and encoding/json silently skips all others. The tag still has the original key.',
      },
      {
        question: 'Why is a field neither read nor written?',
        answer:
          'Go tags can’t express some keys: an empty one, or one with quotes, commas, backslashes or emoji. A warning names each.',
      },
    ],
  },
}
