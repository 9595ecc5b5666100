import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './java/warnings.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate Java classes from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'Other types are named after their keys' },
    packageName: { label: 'Package name', help: 'Such as com.example.api; may be empty' },
    style: {
      label: 'Style',
      help: 'A record with more keys than a constructor can take becomes a class',
      choices: { record: 'Records', class: 'Getters and setters', lombok: 'Lombok' },
    },
    annotations: {
      label: 'Library',
      help: 'Its annotations name the keys; without one, a property is named like its key',
      choices: { jackson: 'Jackson', gson: 'Gson', fastjson2: 'Fastjson2', none: 'None' },
    },
    numbers: {
      label: 'Numbers',
      help: 'Primitive only where a value is always present',
      choices: { boxed: 'Integer, Long', primitive: 'int, long' },
    },
    dates: {
      label: 'Dates',
      help: 'For java.time, Jackson 2 needs its module jsr310',
      choices: { text: 'String', 'java.time': 'java.time' },
    },
    nullable: {
      label: 'May be null',
      help: 'For Optional in records, Jackson 2 needs its module jdk8',
      choices: { none: 'Not marked', jspecify: '@Nullable', optional: 'Optional' },
    },
    unknown: {
      label: 'Unknown keys',
      help: 'What reading does with keys that the sample lacks',
      choices: { ignore: 'Ignore', fail: 'Fail' },
    },
    nested: {
      label: 'Classes',
      help: 'Separate files also come as a ZIP file',
      choices: { inside: 'One file', files: 'Separate files' },
    },
    builder: { label: 'Builder', help: 'A builder for every class' },
    comments: { label: 'Comments', help: 'Javadoc that says which key a property comes from' },
  },
  output: {
    code: { label: 'Java', help: 'For Java 17 or later' },
    file: { label: 'Files', help: 'A ZIP file with one class per file, in the folders of its package' },
    warnings: {
      label: 'Warnings',
      help: 'Values Java can’t represent exactly; first 1,000',
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
      'Name the root type, then choose the style and the library that reads it.',
      'Copy the code into your project, or download a ZIP file with one class per file.',
    ],
    questions: [
      {
        question: 'Which Java version does the code need?',
        answer:
          'Java 17 or later: records need 16, the sealed interfaces for values of several types need 17. Classes with getters and setters or with Lombok also compile with Java 8, unless Jackson reads such values.',
      },
      {
        question: 'What happens to values of several types?',
        answer:
          'With Jackson, they become a sealed interface with a record for each type, which is read and written without loss. With Gson they become a JsonElement, otherwise an Object, and a warning says where.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Yes. Integers are Integer, Long, or BigInteger if longer; decimals that a Double would round are BigDecimal.',
      },
      {
        question: 'What if the document is an array?',
        answer:
          'The root type then extends ArrayList, so every library can read it by its name; a map extends LinkedHashMap.',
      },
      {
        question: 'What if an object has hundreds of keys?',
        answer:
          'A constructor on the JVM takes at most 254 values. Beyond that, a record becomes a class with getters and setters; beyond 4,000 keys it is a Map.',
      },
    ],
  },
}
