import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'Decimal to hex', zh: '十进制转十六进制' },
      input: { number: '3735928559' },
      output: {
        result: 'DEADBEEF',
        isExact: true,
        binary: '11011110101011011011111011101111',
        octal: '33653337357',
        decimal: '3735928559',
        hexadecimal: 'DEADBEEF',
        base: 10,
      },
    },
    {
      title: { en: 'Hex to decimal, with its prefix', zh: '带前缀的十六进制转十进制' },
      input: { number: '0x7FFF_FFFF_FFFF_FFFF', to: 10, grouping: 3 },
      output: {
        result: '9 223 372 036 854 775 807',
        isExact: true,
        binary: '111111111111111111111111111111111111111111111111111111111111111',
        octal: '777777777777777777777',
        decimal: '9223372036854775807',
        hexadecimal: '7FFFFFFFFFFFFFFF',
        base: 16,
      },
    },
    {
      title: { en: 'Why 0.1 never ends in binary', zh: '0.1 在二进制中是循环小数' },
      input: { number: '0.1', to: 2 },
      output: {
        result: '0.0(0011)',
        isExact: true,
        repeating: '0011',
        binary: '0.0(0011)',
        octal: '0.0(6314)',
        decimal: '0.1',
        hexadecimal: '0.1(9)',
        base: 10,
      },
    },
  ],
  bits: [
    {
      title: { en: '−42 in 8 bits', zh: '−42 的 8 位补码' },
      input: { number: '-42', width: '8' },
      output: {
        binary: '11010110',
        hexadecimal: 'D6',
        unsigned: '214',
        signed: '-42',
        inverted: '29',
        byteSwapped: 'D6',
        setBits: 5,
        leadingZeros: 0,
      },
    },
  ],
  float: [
    {
      title: { en: 'What 0.1 really is', zh: '0.1 实际存储的值' },
      input: { number: '0.1' },
      output: {
        hexadecimal: '3FB999999999999A',
        binary: '0 01111111011 1001100110011001100110011001100110011001100110011010',
        sign: 0,
        exponent: -4,
        significand: '1.600000000000000088817841970012523233890533447265625',
        exact: '0.1000000000000000055511151231257827021181583404541015625',
        shortest: '0.1',
        difference: '0.0000000000000000055511151231257827021181583404541015625',
        next: '0.10000000000000002',
        previous: '0.09999999999999999',
        kind: 'normal',
      },
    },
  ],
  fromFloat: [
    {
      title: { en: 'Four bytes from a little-endian file', zh: '小端文件中的 4 个字节' },
      input: { hexadecimal: 'DB 0F 49 40', format: 'single', bigEndian: false },
      output: {
        hexadecimal: '40490FDB',
        binary: '0 10000000 10010010000111111011011',
        sign: 0,
        exponent: 1,
        significand: '1.57079637050628662109375',
        exact: '3.1415927410125732421875',
        shortest: '3.1415927',
        difference: '0',
        next: '3.141593',
        previous: '3.1415925',
        kind: 'normal',
      },
    },
  ],
}
