import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert a number between any two bases.', done: 'Converted' },
    bits: { title: 'Bits', description: 'Show a whole number as two’s complement bits.', done: 'Done' },
    float: { title: 'Float', description: 'Show how a number is stored in IEEE 754.', done: 'Encoded' },
    fromFloat: { title: 'From float', description: 'Read the bytes of an IEEE 754 float.', done: 'Decoded' },
  },
  input: {
    number: {
      label: 'Number',
      help: 'Prefixes 0x, 0b, 0o, # and suffix h are understood, also 1,234,567; repeating digits stand in brackets',
    },
    from: { label: 'From base', help: '2 to 64; 0 to detect it from the prefix' },
    to: { label: 'To base', help: '2 to 64' },
    fractionDigits: { label: 'Fraction digits', help: 'At most; then the result is rounded' },
    grouping: { label: 'Digits per group', help: '0 for no spaces' },
    prefix: { label: 'Add a prefix', help: '0x, 0b or 0o' },
    upperCase: { label: 'Uppercase digits', help: 'Up to base 36' },
    eachLine: { label: 'Process each line separately', help: 'One number per line; otherwise line breaks are refused' },
    width: {
      label: 'Width',
      help: 'In bits',
      choices: { 8: '8 bits', 16: '16 bits', 32: '32 bits', 64: '64 bits', 128: '128 bits' },
    },
    signed: { label: 'Signed', help: 'Checks the range of a decimal number; 0xFF always fits into 8 bits' },
    format: {
      label: 'Format',
      help: 'The type of the float',
      choices: {
        double: 'double (64 bits)',
        single: 'float (32 bits)',
        half: 'half (16 bits)',
        bfloat16: 'bfloat16 (16 bits)',
      },
    },
    hexadecimal: { label: 'Bytes in hex', help: 'Such as 40490FDB' },
    bigEndian: { label: 'Big-endian', help: 'Most significant byte first' },
  },
  output: {
    result: { label: 'Result', help: 'Repeating digits stand in brackets' },
    isExact: {
      label: 'Exact',
      help: 'Whether the result had to be rounded',
      choices: { true: 'Yes', false: 'Rounded' },
    },
    repeating: { label: 'Repeating digits', help: 'They repeat forever' },
    binary: { label: 'Binary', help: 'Base 2; a long fraction is rounded' },
    octal: { label: 'Octal', help: 'Base 8; a long fraction is rounded' },
    decimal: { label: 'Decimal', help: 'Base 10; a long fraction is rounded' },
    hexadecimal: { label: 'Hex', help: 'Base 16; a long fraction is rounded' },
    base: { label: 'Base read', help: 'The base of the number you entered' },
    unsigned: { label: 'Unsigned', help: 'The bits read without a sign' },
    signed: { label: 'Signed', help: 'The bits read as two’s complement' },
    inverted: { label: 'Inverted (NOT)', help: 'All bits flipped, in hex' },
    byteSwapped: { label: 'Bytes swapped', help: 'In the other byte order, in hex' },
    setBits: { label: 'Bits set', help: 'How many bits are 1' },
    leadingZeros: { label: 'Leading zeros', help: 'Zero bits before the first 1' },
    sign: { label: 'Sign bit', help: '1 if negative' },
    exponent: { label: 'Exponent', help: 'Of 2, without the bias' },
    significand: { label: 'Significand', help: 'The factor before the power of 2' },
    exact: { label: 'Exact value', help: 'All digits of what is stored' },
    shortest: { label: 'Shortest form', help: 'The fewest digits that give the same float' },
    difference: { label: 'Difference', help: 'Stored value minus the number entered' },
    next: { label: 'Next float', help: 'The next larger one' },
    previous: { label: 'Previous float', help: 'The next smaller one' },
    note: { label: 'Note', help: 'Said if the digits are exactly those of a shorter format' },
    kind: {
      label: 'Kind',
      help: 'What kind of float it is',
      choices: { normal: 'Normal', subnormal: 'Subnormal', zero: 'Zero', infinite: 'Infinite', nan: 'Not a number' },
    },
  },
  guide: {
    steps: [
      'Type a number; a prefix such as 0x tells its base, or set the base yourself.',
      'Choose the base to convert to; the four common ones are always shown, and a number typed into one changes the others.',
      'Use Bits for two’s complement and byte order, Float for IEEE 754.',
    ],
    questions: [
      {
        question: 'Is there a limit to the size?',
        answer:
          'Numbers may have up to 100,000 digits and are converted exactly, far beyond the 53 bits of JavaScript.',
      },
      {
        question: 'Why is 0.1 + 0.2 not 0.3?',
        answer:
          'In binary, 0.1 repeats forever: 0.0(0011). A float keeps 53 bits of it, which is slightly more than 0.1. Float shows the exact stored value and the difference.',
      },
      {
        question: 'Which digits do large bases use?',
        answer:
          '0–9, then A–Z, a–z, + and /. Up to base 36, uppercase and lowercase letters mean the same. This is positional notation, not Base64 encoding.',
      },
    ],
  },
} satisfies Texts<typeof operations>
