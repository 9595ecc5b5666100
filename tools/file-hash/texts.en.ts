import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const algorithms = {
  MD5: 'MD5',
  'SHA-1': 'SHA-1',
  'SHA-256': 'SHA-256',
  'SHA-384': 'SHA-384',
  'SHA-512': 'SHA-512',
  'SHA3-256': 'SHA3-256',
  'SHA3-512': 'SHA3-512',
  CRC32: 'CRC32',
  BLAKE3: 'BLAKE3',
  XXH3: 'XXH3 (64 bit)',
  SM3: 'SM3',
}

export const en = {
  operations: {
    hash: {
      title: 'Hash files',
      description: 'Calculate hash values of files of any size, with all algorithms in one pass.',
    },
    hashText: {
      title: 'Hash text',
      description: 'Calculate the hash values of a text, with all algorithms at once.',
      done: 'Hashed',
    },
    compare: {
      title: 'Compare with a hash value',
      description: 'Check whether a file has a given hash value; the algorithm is detected.',
    },
    verify: {
      title: 'Verify a checksum list',
      description: 'Check files against a list such as SHA256SUMS, in GNU or BSD style.',
    },
  },
  input: {
    files: { label: 'Files', help: 'Any files, of any size' },
    file: { label: 'File', help: 'Any file, of any size' },
    text: { label: 'Text', help: 'Any text, or bytes in hex or Base64' },
    inputEncoding: {
      label: 'Input format',
      help: 'How the text stands for bytes',
      choices: { 'utf-8': 'Text (UTF-8)', hex: 'Hex', base64: 'Base64' },
    },
    algorithms: {
      label: 'Algorithms',
      help: 'The hashes to calculate, all in one pass; XXH3 has 64 bits',
    },
    encoding: {
      label: 'Output format',
      help: 'Hex or Base64',
      choices: { hex: 'Hex', base64: 'Base64' },
    },
    upperCase: { label: 'Uppercase', help: 'Write hex in uppercase' },
    hmacKey: { label: 'HMAC key', help: 'Turns each hash into an HMAC, with this text in UTF-8 as the key' },
    expected: {
      label: 'Hash value',
      help: 'Hex in either case, or Base64; a prefix such as sha256: is allowed',
    },
    checksums: {
      label: 'Checksum list',
      help: 'As sha256sum, md5sum or b3sum write it, or in BSD style: SHA256 (name) = …',
    },
  },
  output: {
    results: {
      label: 'Results',
      help: 'One for each file, in their order',
      columns: {
        name: { label: 'Name', help: 'Of the file' },
        size: { label: 'Size', help: 'In bytes' },
        hashes: {
          label: 'Hashes',
          help: 'One for each algorithm',
          columns: {
            algorithm: { label: 'Algorithm', help: 'By its usual name', choices: algorithms },
            hash: { label: 'Hash', help: 'In the output format you chose' },
            milliseconds: { label: 'Time', help: 'Spent on this algorithm alone, in milliseconds' },
          },
        },
        error: {
          label: 'Error',
          help: 'Why there are no hashes',
          choices: { failed: 'The file cannot be read', noFile: 'No file was chosen' },
        },
      },
    },
    hashes: {
      label: 'Hashes',
      help: 'One for each algorithm',
      columns: {
        algorithm: { label: 'Algorithm', help: 'By its usual name', choices: algorithms },
        hash: { label: 'Hash', help: 'In the output format you chose' },
      },
    },
    matches: { label: 'Matches', help: 'Whether the file has this hash value' },
    algorithm: {
      label: 'Algorithm',
      help: 'The one that matched, or the most common one for values of this length',
      choices: algorithms,
    },
    actual: { label: 'Actual', help: 'The hash of the file with this algorithm, in lowercase hex' },
    lines: {
      label: 'Lines',
      help: 'One for each line of the list',
      columns: {
        name: { label: 'Name', help: 'As written in the list' },
        algorithm: { label: 'Algorithm', help: 'Named in the line, or found by the length', choices: algorithms },
        status: {
          label: 'Status',
          help: 'The result of the check',
          choices: { ok: 'OK', mismatch: 'Mismatch', missing: 'Missing' },
        },
      },
    },
    skipped: { label: 'Unrecognized lines', help: 'Numbers of the lines that are not checksums' },
  },
  guide: {
    steps: [
      'Drop files or whole folders on the page. They are hashed at once, with every chosen algorithm.',
      'Paste a hash value to see which file has it, or drop a checksum list to check all of them.',
      'Copy a hash, or download all as a checksum list, CSV or JSON.',
    ],
    questions: [
      {
        question: 'Are my files uploaded?',
        answer: 'No. They are read on your device, in chunks, and never leave it. There is no limit to their size.',
      },
      {
        question: 'Which algorithm should I use?',
        answer:
          'SHA-256, unless you were given another kind of value. MD5 and SHA-1 find accidental changes, but collisions (two files with the same value) can be made on purpose; CRC32 and XXH3 are only checksums.',
      },
      {
        question: 'Which checksum lists can be read?',
        answer:
          'Lists from sha256sum, md5sum, b3sum and the like, including escaped file names; from BSD, cksum and openssl dgst; and SFV. The lists that you download here work with these programs.',
      },
      {
        question: 'What is the HMAC key for?',
        answer:
          'With a key, each hash becomes an HMAC (RFC 2104), which only someone who knows the key can calculate. The key stays on this page: it is not saved on the device and is never in a link.',
      },
    ],
  },
} satisfies Texts<typeof operations>
