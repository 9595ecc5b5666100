import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './kotlin/warnings.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate Kotlin classes from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'Other types are named after their keys' },
    packageName: { label: 'Package name', help: 'Such as com.example.api; may be empty' },
    serialization: {
      label: 'Library',
      help: 'Its annotations name the keys; without one, a property is named like its key',
      choices: { none: 'None', kotlinx: 'kotlinx', gson: 'Gson' },
    },
    defaults: { label: 'Default values', help: 'Zero, an empty string or an empty list for every property' },
    nullable: { label: 'Nullable types', help: 'A question mark where a key is null or missing' },
  },
  output: {
    code: { label: 'Kotlin', help: 'A ktlint-formatted file' },
    warnings: {
      label: 'Warnings',
      help: 'Values Kotlin can’t represent exactly; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What is lost or renamed' },
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
      'Name the root type and choose the library that reads it.',
      'Copy the file into your project.',
    ],
    questions: [
      {
        question: 'Which library should I choose?',
        answer:
          'kotlinx.serialization needs its compiler plugin and supports missing keys. Gson needs nothing more, but writes null keys only with serializeNulls. None is plain Kotlin; a property then has the name of its key, in backticks if needed.',
      },
      {
        question: 'What happens to values of several types?',
        answer: 'It becomes a JsonElement of the library, which loses nothing, or Any without a library.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Integers are Int, Long, or BigInteger if longer; decimals that a Double would round are BigDecimal. For kotlinx.serialization, a serializer with full precision is at the end of the file, and ULong is used where it is enough.',
      },
      {
        question: 'Why is a property nullable?',
        answer: 'Its key is null or missing in some objects. If it may be missing, it is null by default.',
      },
      {
        question: 'What if an object has hundreds of keys?',
        answer:
          'A constructor on the JVM takes about 250 values. Beyond that it is a regular class with var properties, or a JsonObject for kotlinx.serialization.',
      },
    ],
  },
}
