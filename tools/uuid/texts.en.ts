import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const kinds = {
  v1: 'UUID v1',
  v2: 'UUID v2',
  v3: 'UUID v3',
  v4: 'UUID v4',
  v5: 'UUID v5',
  v6: 'UUID v6',
  v7: 'UUID v7',
  v8: 'UUID v8',
  ulid: 'ULID',
  nanoid: 'NanoID',
  objectid: 'ObjectId',
  ksuid: 'KSUID',
  guid: 'GUID (Microsoft)',
  nil: 'Nil UUID',
  max: 'Max UUID',
  unknown: 'Unknown',
}

export const en = {
  operations: {
    generate: {
      title: 'Generate',
      description: 'Generate UUIDs of any version, ULIDs, NanoIDs or ObjectIds.',
      done: 'Generated',
    },
    inspect: {
      title: 'Inspect',
      description: 'Decode UUIDs, ULIDs, ObjectIds and KSUIDs: version, time, node.',
      done: 'Decoded',
    },
    snowflake: {
      title: 'Snowflake',
      description: 'Decode the time, worker and sequence of a snowflake ID.',
      done: 'Decoded',
    },
    convert: {
      title: 'Convert',
      description: 'Write a UUID or ULID in hex, as an integer and in other forms.',
      done: 'Converted',
    },
  },
  input: {
    kind: {
      label: 'Kind',
      help: 'v4 is random; v7 also sorts by time',
      choices: {
        v4: 'UUID v4 (random)',
        v7: 'UUID v7 (time, sortable)',
        v1: 'UUID v1 (time)',
        v3: 'UUID v3 (name, MD5)',
        v5: 'UUID v5 (name, SHA-1)',
        v6: 'UUID v6 (time, sortable)',
        v8: 'UUID v8 (time, or name and SHA-256)',
        ulid: 'ULID',
        nanoid: 'NanoID',
        objectid: 'ObjectId (MongoDB)',
        nil: 'Nil UUID',
        max: 'Max UUID',
      },
    },
    count: { label: 'Count', help: 'Up to 10,000' },
    namespace: {
      label: 'Namespace',
      help: 'Of versions 3, 5 and 8 with a name',
      choices: { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', custom: 'Custom' },
    },
    namespaceId: { label: 'Custom namespace', help: 'A UUID' },
    name: { label: 'Name', help: 'The same name always gives the same UUID: versions 3, 5 and 8' },
    at: { label: 'Time', help: 'Such as 2026-01-31T08:00:00Z; empty for now' },
    alphabet: { label: 'Custom alphabet', help: 'Of NanoIDs; empty for letters, digits, _ and -' },
    length: { label: 'Length', help: 'Of NanoIDs' },
    upperCase: { label: 'Uppercase', help: 'UUIDs and ObjectIds' },
    hyphens: { label: 'Hyphens', help: 'UUIDs only' },
    wrap: {
      label: 'Wrap in',
      help: 'What stands around each ID',
      choices: { none: 'Nothing', braces: 'Braces {…}', quotes: 'Quotes', urn: 'urn:uuid: (UUIDs only)' },
    },
    separator: { label: 'Separator', help: 'Between the IDs; \\n is a line break, \\t a tab' },
    ids: { label: 'IDs', help: 'One or more, separated by lines, spaces or commas' },
    id: { label: 'ID', help: 'The ID to read' },
    epoch: {
      label: 'Epoch',
      help: 'Where the time starts',
      choices: { discord: 'Discord (2015)', twitter: 'Twitter, X (2010)', custom: 'Custom' },
    },
    customEpoch: { label: 'Custom epoch', help: 'A time or milliseconds; empty for 1970' },
    to: {
      label: 'Convert to',
      help: 'The form of the result',
      choices: {
        canonical: 'UUID',
        hex: 'Hex, no hyphens',
        base64: 'Base64',
        base64url: 'Base64URL',
        integer: 'Integer',
        ulid: 'ULID',
        'mixed-endian': 'Mixed-endian (Windows, .NET)',
        'c-array': 'C array',
      },
    },
  },
  output: {
    ids: { label: 'IDs', help: 'The generated IDs' },
    first: { label: 'First', help: 'The first of the IDs' },
    count: { label: 'Count', help: 'How many IDs there are' },
    entries: {
      label: 'Details',
      help: 'One row per ID',
      columns: {
        id: { label: 'ID', help: 'As entered, truncated after 64 characters' },
        kind: { label: 'Kind', help: 'Version or format', choices: kinds },
        variant: {
          label: 'Variant',
          help: 'Layout of a UUID',
          choices: {
            rfc9562: 'RFC 9562',
            ncs: 'NCS (Apollo)',
            microsoft: 'Microsoft',
            reserved: 'Reserved',
            none: '–',
          },
        },
        isValid: { label: 'Valid', help: 'Whether it is a well-formed ID', choices: { true: 'Yes', false: 'No' } },
        problem: { label: 'Problem', help: 'Why it is not valid' },
        time: { label: 'Time (UTC)', help: 'When it was made, if the ID contains it' },
        sequence: { label: 'Sequence', help: 'Clock sequence or counter' },
        node: { label: 'Node', help: 'MAC address or random bytes' },
        integer: { label: 'Integer', help: 'The bytes as one number' },
        base64: { label: 'Base64', help: 'The bytes in Base64' },
      },
    },
    time: { label: 'Time (UTC)', help: 'When the ID was made' },
    worker: { label: 'Worker', help: 'Bits 17 to 21; at Twitter the data center' },
    process: { label: 'Process', help: 'Bits 12 to 16; at Twitter the worker' },
    sequence: { label: 'Sequence', help: 'Bits 0 to 11' },
    text: { label: 'Result', help: 'The ID in the chosen form' },
  },
  guide: {
    steps: [
      'Choose a kind and how many you need; the IDs are generated on your device.',
      'Set the case, hyphens, quotes and separator that your code or SQL needs.',
      'To read an existing ID, choose Inspect and paste it.',
    ],
    questions: [
      {
        question: 'Which version should I use?',
        answer:
          'v4 is purely random and fits almost everywhere. v7 begins with the time, so it sorts by creation and keeps database indexes compact. v3 and v5 always give the same UUID for the same name.',
      },
      {
        question: 'Can two UUIDs be the same?',
        answer:
          'A v4 has 122 random bits from the cryptographic generator of your browser: after a billion of them, the chance of a duplicate is about one in ten quintillion.',
      },
      {
        question: 'What is version 8?',
        answer:
          'It is reserved for formats of one’s own. Here it follows the two examples of RFC 9562: time in steps of 10 ns, or a name hashed with SHA-256.',
      },
      {
        question: 'Does a UUID reveal when and where it was made?',
        answer:
          'v1 and v6 contain the time and often the MAC address of the computer, v7 and ULID the time. Those made here have a random node.',
      },
    ],
  },
} satisfies Texts<typeof operations>
