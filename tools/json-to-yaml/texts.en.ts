import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './notes/sentences.ts'
import type * as operations from './operations.ts'

const warningColumns = {
  line: { label: 'Line', help: 'Counted from 1' },
  column: { label: 'Column', help: 'Counted from 1' },
  message: { label: 'Message', help: 'What differs in the result' },
  code: { label: 'Code', help: 'Machine-readable warning code', choices: sentencesIn(sentences, 'en') },
  params: { label: 'Parameters', help: 'Values used in the message' },
}

export const en: Texts<typeof operations> = {
  operations: {
    convert: {
      title: 'JSON to YAML',
      description: 'Convert JSON to YAML, values unchanged.',
      done: 'Converted',
    },
    parse: {
      title: 'YAML to JSON',
      description: 'Convert YAML to JSON, with anchors and merge keys.',
      done: 'Converted',
    },
  },
  input: {
    json: { label: 'JSON', help: 'The JSON to convert' },
    yaml: { label: 'YAML', help: 'The YAML to convert, one document or several' },
    indent: { label: 'Indent', help: 'Spaces per level' },
    sortKeys: { label: 'Sort keys', help: 'Sort the keys of every object; lists are not changed' },
    quotes: {
      label: 'Quotes',
      help: 'Around strings; keys get them only where needed',
      choices: { auto: 'Where needed', single: 'Single', double: 'Double' },
    },
    lineWidth: { label: 'Line width', help: 'Where long strings wrap; 0 for never' },
    version: {
      label: 'YAML version',
      help: 'For reading: in 1.1 yes and on are true, 012 is 10 and 1:30 is 90. What is written reads the same in both',
      choices: { '1.2': '1.2, the current one', '1.1': '1.1, as PyYAML and Ruby read it' },
    },
    documents: {
      label: 'Documents',
      help: 'Whether a list is one document, or one for each item',
      choices: { one: 'One', many: 'One for each item' },
    },
  },
  output: {
    yaml: { label: 'YAML', help: 'The same values as YAML' },
    json: { label: 'JSON', help: 'The same values as JSON; several documents are a list' },
    warnings: {
      label: 'Warnings',
      help: 'What the other format does not have; first 1,000',
      columns: warningColumns,
    },
  },
  guide: {
    steps: [
      'Paste JSON or YAML, or drop a file.',
      'Choose the indent, the quotes and the version that your YAML parser supports.',
      'Copy or download the result; Swap converts it back, to show that nothing was lost.',
    ],
    questions: [
      {
        question: 'Why are some strings in quotes?',
        answer:
          'Because a YAML parser would read them as something else: no and on for false and true, 0644 and 12:30 for numbers, 2026-01-05 for a date, ~ for null, and text that begins with # for a comment.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Yes, both ways: 12345678901234567890 and 1.0 come out as they went in. In YAML an exponent gets a point and a sign, as in 1.0e+400 for 1e400, since YAML 1.1 parsers would read it as a string.',
      },
      {
        question: 'What happens to comments, anchors and merge keys?',
        answer:
          'JSON has none of them. Comments are dropped, an alias becomes a copy of what its anchor names, and << brings in the keys of another map.',
      },
      {
        question: 'What about dates?',
        answer: 'They stay strings as written, since JSON has no dates.',
      },
      {
        question: 'What if a key appears twice?',
        answer:
          'YAML allows each key once, so that is an error with its line. In JSON the last one counts, and a warning names the place.',
      },
    ],
  },
}
