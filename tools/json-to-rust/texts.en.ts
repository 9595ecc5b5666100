import type { Texts } from '#kit/texts.ts'
import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'
import { warningSentences } from './rust/warnings.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Generate', description: 'Generate Rust types from JSON.', done: 'Generated' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample, several on a line each, or a JSON Schema' },
    source: jsonSource.en,
    typeName: { label: 'Root type name', help: 'Other types are named after their keys' },
    derives: {
      label: 'Derives',
      help: 'Traits in their order, such as PartialEq, Default or sqlx::FromRow; skipped where a type doesn’t support one',
    },
    nullable: {
      label: 'Null and missing keys',
      help: 'Two layers of Option if a key may be null and may be missing, or one for both',
      choices: { option: 'Two Options', single: 'One Option' },
    },
    skipNone: { label: 'Skip every None', help: 'Also skips keys that are null in the sample' },
    public: { label: 'Public', help: 'Types and fields with pub' },
  },
  output: {
    code: { label: 'Rust', help: 'A rustfmt-formatted file' },
    warnings: {
      label: 'Warnings',
      help: 'Values Rust can’t represent exactly; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What is lost, or what a type needs' },
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
      'Name the root type and list the traits to derive.',
      'Copy the file; Cargo.toml needs serde with its feature derive, and serde_json.',
    ],
    questions: [
      {
        question: 'What happens to values of several types?',
        answer:
          'An enum with #[serde(untagged)] and a variant for each. If numbers are too long for u64 and f64, it is serde_json::Value, since serde cannot read such numbers into an untagged enum.',
      },
      {
        question: 'Why is there an Option in an Option?',
        answer:
          'The key is null in some objects and missing in others: the outer Option says that it is missing. Choose One Option if you do not need the difference.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Integers are i64 or u64. Longer ones, and decimals that f64 would round, are serde_json::Number, which keeps full precision with the feature arbitrary_precision.',
      },
      {
        question: 'How are keys renamed?',
        answer:
          'Fields are in snake case. If one rule gives all keys of a struct, it gets rename_all; otherwise each field gets its own rename. Keywords become raw identifiers such as r#type.',
      },
      {
        question: 'Why does serde_json stop at 128 levels?',
        answer: 'That is its own limit. Turn it off with the feature unbounded_depth and disable_recursion_limit.',
      },
    ],
  },
}
