import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'
import { sentences } from './source/sentences.ts'

const noteColumns = {
  line: { label: 'Line', help: 'Counted from 1' },
  column: { label: 'Column', help: 'Counted from 1' },
  message: { label: 'Message', help: 'What was found there' },
  code: { label: 'Code', help: 'Machine-readable code', choices: sentencesIn(sentences, 'en') },
  params: { label: 'Parameters', help: 'Values used in the message' },
}

export const en = {
  operations: {
    format: { title: 'Format', description: 'Indent XML.', done: 'Formatted' },
    minify: { title: 'Minify', description: 'Remove whitespace and comments from XML.', done: 'Minified' },
    validate: { title: 'Validate', description: 'Check that XML is well-formed.' },
    query: { title: 'XPath', description: 'Query XML with XPath 3.1.' },
    toJson: { title: 'To JSON', description: 'Convert XML to JSON.', done: 'Converted' },
    fromJson: { title: 'From JSON', description: 'Convert JSON to XML.', done: 'Converted' },
  },
  input: {
    xml: { label: 'XML', help: 'An XML document' },
    indent: {
      label: 'Indent',
      help: 'Spaces of each level, or a tab',
      choices: { tab: 'Tab' },
    },
    attributes: {
      label: 'Attributes',
      help: 'Where they are put',
      choices: { line: 'On the line of the tag', each: 'Each on its line' },
    },
    selfClosing: {
      label: 'Empty elements',
      help: 'How they are written',
      choices: { keep: 'Keep', always: '<a/>', space: '<a />' },
    },
    textLines: {
      label: 'Text of several lines',
      help: 'Indenting changes its whitespace',
      choices: { keep: 'Keep', indent: 'Indent' },
    },
    lineWidth: { label: 'Line width', help: 'Longer tags get a line for each attribute; 0 for no limit' },
    comments: { label: 'Keep comments', help: 'Otherwise they are removed' },
    xpath: { label: 'XPath', help: 'Such as //item[price > 10]/@id; the default namespace has the prefix d' },
    namespaces: {
      label: 'Namespaces',
      help: 'One per line, such as p=http://example.org/; prefixes of the document work as they are',
    },
    layout: {
      label: 'Layout',
      help: 'How elements become JSON',
      choices: {
        compact: 'Compact',
        ordered: 'Ordered, nothing lost',
        badgerfish: 'BadgerFish',
        parker: 'Parker, no attributes',
      },
    },
    attributePrefix: { label: 'Attribute prefix', help: 'Before the names of attributes, in the compact layout' },
    textKey: { label: 'Text key', help: 'For text beside attributes or elements, in the compact layout' },
    arrays: {
      label: 'Arrays',
      help: 'Which elements become arrays',
      choices: { repeated: 'Repeated ones', always: 'All' },
    },
    arrayNames: { label: 'Always arrays', help: 'Names of elements that are arrays even if they occur once' },
    types: { label: 'Detect types', help: 'Numbers and true or false; codes such as 0012 stay text' },
    json: { label: 'JSON', help: 'An object or a list' },
    root: { label: 'Root element', help: 'Used if the JSON is not an object with one key' },
    item: { label: 'List item', help: 'Name of the elements of lists without a name' },
    declaration: { label: 'XML declaration', help: 'Write it as the first line' },
  },
  output: {
    xml: { label: 'XML', help: 'The resulting XML' },
    warnings: {
      label: 'Warnings',
      help: 'What was not kept or not expanded, or why nothing matches',
      columns: noteColumns,
    },
    size: { label: 'Size', help: 'In UTF-8' },
    isValid: { label: 'Well-formed', help: 'Whether there are no errors', choices: { true: 'Yes', false: 'No' } },
    errors: { label: 'Errors', help: 'The first 100; later ones may follow from earlier ones', columns: noteColumns },
    root: { label: 'Root element', help: 'Its name' },
    namespaces: {
      label: 'Namespaces',
      help: 'All that are declared',
      columns: {
        prefix: { label: 'Prefix', help: 'Empty for the default namespace' },
        uri: { label: 'URI', help: 'What it is bound to' },
      },
    },
    matches: {
      label: 'Matches',
      help: 'In document order',
      columns: {
        path: { label: 'Path', help: 'Where it is' },
        kind: {
          label: 'Kind',
          help: 'Of the node',
          choices: {
            document: 'Document',
            element: 'Element',
            attribute: 'Attribute',
            text: 'Text',
            comment: 'Comment',
            instruction: 'Processing instruction',
          },
        },
        text: { label: 'Text', help: 'All text in it' },
      },
    },
    count: { label: 'Count', help: 'How many nodes match' },
    value: { label: 'Value', help: 'If the XPath gives no nodes' },
    result: { label: 'Result', help: 'The texts or values, one per line' },
    json: { label: 'JSON', help: 'The document as JSON' },
  },
  guide: {
    steps: [
      'Paste XML, or drop a file.',
      'Format, minify or validate it, query it with XPath, or convert it to JSON.',
      'Copy or download the result, or send it to another tool.',
    ],
    questions: [
      {
        question: 'Does formatting change my data?',
        answer:
          'No. Whitespace changes only between elements. Where text stands beside elements, in CDATA and under xml:space=“preserve”, everything stays as it is.',
      },
      {
        question: 'Why does my XPath find nothing?',
        answer:
          'Usually because of a default namespace: with xmlns on the root, write //d:item in place of //item. Other prefixes of the document work as they are; *:item finds the name in any namespace.',
      },
      {
        question: 'Which JSON layout should I use?',
        answer:
          'Compact is the easiest to read, and warns of what it cannot keep. Ordered keeps comments, order and mixed text, and converts back to the same document.',
      },
      {
        question: 'Are entities and external files loaded?',
        answer:
          'No. Entities that a document declares are never expanded and no file is read, so that “billion laughs” and XXE attacks have no effect.',
      },
    ],
  },
} satisfies Texts<typeof operations>
