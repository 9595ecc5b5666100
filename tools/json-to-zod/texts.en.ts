import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'
import { zodWarnings } from './text/dropped-keys.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate Zod schemas from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'The name of the outermost schema, without Schema at the end' },
    version: { label: 'Zod', help: 'The version that the code is for' },
    inferTypes: { label: 'Types', help: 'Add the TypeScript type of each schema' },
    strict: { label: 'Strict', help: 'Reject keys that the sample does not have, instead of dropping them' },
    formats: { label: 'Formats', help: 'Check dates, UUIDs, URLs and email addresses' },
    literals: { label: 'Literals', help: 'A few strings that keep repeating become an enum' },
    indent: { label: 'Indent', help: 'Spaces per level' },
  },
  output: {
    code: { label: 'TypeScript', help: 'The schemas, formatted like Prettier' },
    warnings: {
      label: 'Warnings',
      help: 'What Zod or JavaScript would lose; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What may get lost' },
        code: {
          label: 'Code',
          help: 'Machine-readable warning code',
          choices: sentencesIn(zodWarnings, 'en'),
        },
        params: { label: 'Parameters', help: 'Values used in the message' },
      },
    },
  },
  guide: {
    steps: [
      'Paste JSON, such as an API response, or drop a file.',
      'Name the root type, and choose the version of Zod and how strict the schema is.',
      'Copy the code or download it as a file.',
    ],
    questions: [
      {
        question: 'Does the schema accept my JSON?',
        answer:
          'Yes, and gives it back unchanged. Every kind of input is tested with the real Zod, versions 3 and 4. Only a key called __proto__ is lost, and a warning says so.',
      },
      {
        question: 'How are recursive trees and lists written?',
        answer:
          'For Zod 4 with getters, for Zod 3 with z.lazy and a type that is written out. Every schema comes after those that it uses.',
      },
      {
        question: 'Are dates turned into Date?',
        answer:
          'No. Dates, times, UUIDs, URLs and email addresses are checked and stay strings, and only where every string at that place is one.',
      },
      {
        question: 'Why is a long number not z.int()?',
        answer:
          'In Zod 4 that takes 53 bits at most. Longer integers are z.number(), and a warning marks each one that JavaScript rounds.',
      },
    ],
  },
}
