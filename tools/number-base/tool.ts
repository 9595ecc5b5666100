import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'converters',
  popularity: 81,
  title: { en: 'Number Base', zh: '进制转换' },
  summary: { en: 'Any base, bits and floats', zh: '任意进制、补码、浮点' },
  description: {
    en: 'Convert numbers of any size, with fractions, between binary, octal, decimal, hex and any base to 64; see two’s complement bits and IEEE 754 floats.',
    zh: '在线进制转换：二进制、八进制、十进制、十六进制与 2 到 64 任意进制互转，大数与小数精确，可查看补码、位运算结果和 IEEE 754 浮点数。',
  },
  keywords: {
    en: [
      'hexadecimal',
      'binary',
      'octal',
      'radix',
      'base 36',
      "two's complement",
      'IEEE 754',
      'float',
      'half',
      'bfloat16',
      'endian',
    ],
    zh: ['二进制', '八进制', '十进制', '十六进制', '补码', '反码', '浮点数', '三十六进制', '大小端', '字节序'],
  },
})
