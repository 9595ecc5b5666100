import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { noteSentences } from './notes/note-sentences.ts'
import type * as operations from './operations.ts'

const line = { label: 'Line', help: 'Counted from 1' }
const column = { label: 'Column', help: 'Counted from 1' }
const code = { label: 'Code', help: 'Machine-readable message code', choices: sentencesIn(noteSentences, 'en') }
const params = { label: 'Parameters', help: 'Values used in the message' }

export const en: Texts<typeof operations> = {
  operations: {
    format: {
      title: 'Format',
      description:
        'Indent JSON. Numbers, escapes and duplicate keys are kept unchanged; NDJSON stays one record per line.',
      done: 'Formatted',
    },
    minify: { title: 'Minify', description: 'Remove all spaces and line breaks from JSON.', done: 'Minified' },
    query: { title: 'Query', description: 'Find values with a JSONPath.', done: 'Query done' },
    repair: { title: 'Repair', description: 'Turn broken JSON into valid JSON.', done: 'Repaired' },
    validate: { title: 'Validate', description: 'Check JSON, with a JSON Schema if you have one.', done: 'Checked' },
    compare: {
      title: 'Compare',
      description: 'List what differs, and get the JSON Patch that turns one document into the other.',
      done: 'Compared',
    },
    inferSchema: {
      title: 'Infer schema',
      description: 'Write a JSON Schema that this JSON fits; several samples may stand on a line each (NDJSON).',
      done: 'Schema inferred',
    },
    mergePatch: {
      title: 'Merge patch',
      description: 'Apply a JSON Merge Patch (RFC 7396): members replace or are added, null removes.',
      done: 'Merged',
    },
    applyPatch: {
      title: 'Apply patch',
      description: 'Apply a JSON Patch (RFC 6902), such as the one that comparing gives.',
      done: 'Patch applied',
    },
    unescape: {
      title: 'Unescape',
      description: 'Turn strings that hold a JSON object or array into that JSON.',
      done: 'Unescaped',
    },
  },
  input: {
    json: { label: 'JSON', help: 'The JSON text to work on' },
    indent: { label: 'Indent', help: 'Spaces per level, or tab; 0 for one line', choices: { tab: 'Tab' } },
    sortKeys: { label: 'Sort keys', help: 'Sort the keys of every object; arrays are not changed' },
    unicode: {
      label: 'Non-ASCII characters',
      help: 'Escape or decode them; values stay the same',
      choices: { keep: 'Keep as is', escape: 'Escape as \\uXXXX', decode: 'Decode \\uXXXX' },
    },
    path: { label: 'JSONPath', help: "As RFC 9535 defines it, such as $.store.book[?@.price < 10].title or $..['id']" },
    schema: { label: 'JSON Schema', help: 'Optional; draft 4, 7, 2019-09 or 2020-12. Only references within it work' },
    draft: {
      label: 'JSON Schema version',
      help: 'Which draft the schema is written for',
      choices: { '2020-12': '2020-12', '2019-09': '2019-09', 'draft-07': 'draft-07', 'draft-04': 'draft-04' },
    },
    patch: { label: 'Patch', help: 'An object to merge (RFC 7396), or a list of operations (RFC 6902)' },
    pointer: { label: 'JSON Pointer', help: 'Where to unescape, such as /data/0/body; empty for everywhere' },
    depth: { label: 'Depth', help: 'How many levels of strings inside strings; 0 for all' },
    left: { label: 'Left', help: 'The document before' },
    right: { label: 'Right', help: 'The document after' },
  },
  output: {
    json: { label: 'JSON', help: 'The result, numbers with full precision; for a query, the list of matches' },
    warnings: {
      label: 'Warnings',
      help: 'Duplicate keys, and numbers that JavaScript would round; first 1,000',
      columns: { line, column, message: { label: 'Message', help: 'What other programs may lose' }, code, params },
    },
    matches: {
      label: 'Matches',
      help: 'The values that the path matches',
      columns: {
        path: { label: 'Path', help: 'The normalized path to this value' },
        value: { label: 'Value', help: 'As JavaScript reads it; long numbers get rounded' },
        json: { label: 'JSON', help: 'As written in the text' },
      },
    },
    count: { label: 'Count', help: 'How many values match, differences there are, or strings were unescaped' },
    repairs: {
      label: 'Repairs',
      help: 'Every change, with its place in the original text; first 1,000',
      columns: {
        line,
        column,
        message: { label: 'Change', help: 'What was added, removed or replaced' },
        code,
        params,
      },
    },
    valid: { label: 'Valid', help: 'Whether there are no errors' },
    errors: {
      label: 'Errors',
      help: 'What is wrong, and where; first 1,000',
      columns: {
        line,
        column,
        path: { label: 'Path', help: 'A JSONPath to the value; empty where the text is not JSON' },
        message: { label: 'Message', help: 'What is wrong' },
        code,
        params,
      },
    },
    schema: { label: 'JSON Schema', help: 'All of the JSON fits it; keys that some objects lack are not required' },
    patch: { label: 'JSON Patch', help: 'As RFC 6902 defines it; an empty list when both are equal' },
    changes: {
      label: 'Differences',
      help: 'What differs and where, in the order of the patch; first 1,000',
      columns: {
        kind: {
          label: 'Kind',
          help: 'What happened to the value',
          choices: { added: 'Added', removed: 'Removed', changed: 'Changed' },
        },
        path: { label: 'Path', help: 'A JSONPath in the right document; for removed values, in the left one' },
        left: { label: 'Left', help: 'The value before, cut to 200 characters' },
        leftLine: { label: 'Left line', help: 'Its line on the left, counted from 1' },
        leftColumn: { label: 'Left column', help: 'Its column on the left, counted from 1' },
        right: { label: 'Right', help: 'The value after, cut to 200 characters' },
        rightLine: { label: 'Right line', help: 'Its line on the right, counted from 1' },
        rightColumn: { label: 'Right column', help: 'Its column on the right, counted from 1' },
      },
    },
    equal: { label: 'Equal', help: 'Whether both have the same values; spelling and the order of keys do not matter' },
  },
  guide: {
    steps: [
      'Paste JSON or drop a file, and look at it as text, tree, table or graph.',
      'Edit it in any view; Undo goes back through all of them.',
      'Choose to format, minify, query, repair, validate, compare, patch or unescape. The button below the result replaces the document with it.',
      'Click an error, warning, match or difference to go to its location; copy or download the result.',
    ],
    questions: [
      {
        question: 'Which keys work in the tree?',
        answer:
          'Arrows move, expand and collapse, * expands everything inside, Enter edits, F2 renames, Insert adds, Delete removes, Alt with an arrow moves a value, Ctrl+D duplicates, Ctrl+C copies, Ctrl+V pastes, Ctrl+Z undoes.',
      },
      {
        question: 'Can a JSON Schema help while editing?',
        answer:
          'Yes: enter one under Validate and press the schema button above the document. Keys and values are completed (Ctrl+Space), hover or Shift+F1 describes them, and errors are marked as you type; F8 goes to the next one.',
      },
      {
        question: 'Can NDJSON (JSON Lines) be opened?',
        answer:
          'Yes. Records on a line each are handled as an array: in the tree, the table, queries and search. Edits keep one record per line, and a schema applies to each record. The button in the status line converts to a JSON array and back.',
      },
      {
        question: 'How large can a document be?',
        answer:
          'As large as memory allows. Above 2 MB the text is shown and edited in chunks; the tree, the table and the graph read all of it.',
      },
      {
        question: 'Do large numbers keep full precision?',
        answer:
          'Yes. 12345678901234567890, 1.0 and 1e400 stay exactly the same, since numbers are handled as text. A warning marks those that JavaScript would round.',
      },
      {
        question: 'What can be repaired?',
        answer:
          'Comments, single or missing quotes, missing or trailing commas, Python and MongoDB notation, JSON Lines, truncated input. Each change is listed.',
      },
      {
        question: 'What counts as equal when comparing?',
        answer:
          'Values: the order of keys, spaces and spelling do not matter, so 1 equals 1.0. The order of a list does matter.',
      },
      {
        question: 'Can Unicode escapes be turned into characters, and back?',
        answer:
          'Yes, when formatting or minifying: escape writes everything outside ASCII as \\uXXXX, decode writes the characters. Control characters, quotes and backslashes stay escaped.',
      },
      {
        question: 'Merge patch or JSON Patch?',
        answer:
          'A merge patch (RFC 7396) looks like the document and is easy to write, but cannot change single array items or set null. A JSON Patch (RFC 6902) is a list of operations that can, and test values first. If one operation fails, nothing is changed.',
      },
      {
        question: 'Which JSON Schema is inferred?',
        answer:
          'One that every value fits: keys that some objects lack are optional, several kinds of values become a list of types, and the same object in several places becomes a definition. Further keys are allowed.',
      },
      {
        question: 'What does Unescape turn into JSON?',
        answer:
          'Strings that hold an object or an array, also inside each other, up to 64 levels. Keys, and strings that hold only a number or a text, stay the same.',
      },
      {
        question: 'How deeply can JSON be nested?',
        answer:
          'Format, minify, compare, patches and Unescape have no limit. Query and JSON Schema validation support 1,000 levels.',
      },
    ],
  },
}
