import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'
import { warningSentences } from './rust/warnings.ts'

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'Convert', description: 'Generate Rust types from JSON.', done: 'Converted' },
  },
  input: {
    json: { label: 'JSON', help: 'A sample; all items of an array are merged' },
    typeName: { label: 'Name of the root type', help: 'Other types are named after their keys' },
    derives: {
      label: 'Derives',
      help: 'Traits in their order, such as PartialEq, Default or sqlx::FromRow; left out where a type cannot have one',
    },
    nullable: {
      label: 'Null and missing keys',
      help: 'Two layers of Option if a key may be null and may be missing, or one for both',
      choices: { option: 'Two Options', single: 'One Option' },
    },
    skipNone: { label: 'Skip every None', help: 'Also leaves out keys that are null in the sample' },
    public: { label: 'Public', help: 'Types and fields with pub' },
  },
  output: {
    code: { label: 'Rust', help: 'A file that rustfmt leaves as it is' },
    warnings: {
      label: 'Warnings',
      help: 'What Rust cannot hold as it is in JSON; the first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Warning', help: 'What is lost, or what a type needs' },
        code: {
          label: 'Code',
          help: 'The kind of warning, for programs',
          choices: sentencesIn(warningSentences, 'en'),
        },
        params: { label: 'Parameters', help: 'The values in the message' },
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
        question: 'Are large numbers safe?',
        answer:
          'Integers are i64 or u64. Longer ones, and decimals that f64 would round, are serde_json::Number, which keeps every digit with the feature arbitrary_precision.',
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
