import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { jsonWarnings } from '#kit/words/json-warnings.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate TypeScript types from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'The name of the outermost type' },
    style: {
      label: 'Declare objects as',
      help: 'How the types of objects are declared',
      choices: { interface: 'Interfaces', type: 'Type aliases' },
    },
    exported: { label: 'Export', help: 'Every type can be imported elsewhere' },
    readonly: { label: 'Read-only', help: 'Fields, arrays and maps cannot be changed' },
    optional: {
      label: 'Missing fields',
      help: 'How to write a field that some objects lack',
      choices: { question: 'name?: string', undefined: 'name?: string | undefined' },
    },
    literals: {
      label: 'Literals',
      help: 'A few strings that keep repeating become a union, such as open | closed',
    },
    indent: { label: 'Indent', help: 'Spaces per level' },
  },
  output: {
    code: { label: 'TypeScript', help: 'The types, formatted like Prettier' },
    warnings: {
      label: 'Warnings',
      help: 'What the types cannot express or JavaScript would lose; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What may get lost' },
        code: {
          label: 'Code',
          help: 'Machine-readable warning code',
          choices: sentencesIn(jsonWarnings, 'en'),
        },
        params: { label: 'Parameters', help: 'Values used in the message' },
      },
    },
  },
  guide: {
    steps: [
      'Paste JSON, such as an API response, or drop a file.',
      'Name the root type and choose how the types are written.',
      'Copy the code or download it as a file.',
    ],
    questions: [
      {
        question: 'Which array items are considered?',
        answer:
          'All of them. A field that some lack becomes optional, one that is null in some gets | null, and values of several kinds become a union.',
      },
      {
        question: 'When does an object become a Record?',
        answer:
          'When its keys are data, such as numbers, dates, UUIDs or codes, and its values are alike. One to three ordinary keys always make an interface.',
      },
      {
        question: 'What happens to long numbers?',
        answer:
          'They have the type number, as JSON.parse reads them, and a warning marks each one that would be rounded.',
      },
      {
        question: 'Why does a field have the type null or unknown?',
        answer:
          'Only nulls were seen there, or an array was always empty. Add an item to the sample to get a better type.',
      },
    ],
  },
}
