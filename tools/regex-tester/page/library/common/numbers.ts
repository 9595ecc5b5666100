import { type CommonPattern, testsOf } from './common-pattern.ts'

/** Numbers, money, and means of payment. */
export const numbers: CommonPattern[] = [
  {
    id: 'integer',
    name: { en: 'Whole number', zh: '整数' },
    pattern: '^[-+]?(?:0|[1-9][0-9]*)$',
    flags: 'gm',
    tests: testsOf({ '42': '42', '-17': '-17', '0': '0' }, ['042', '4.2', '1,000', '']),
  },
  {
    id: 'number',
    name: { en: 'Number with fraction and exponent', zh: '小数和科学计数法' },
    pattern: String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?`,
    flags: 'gi',
    tests: testsOf({ 'about 6.02e23': '6.02e23', '.5': '.5', '-3.14': '-3.14' }, ['abc', '-', '.']),
  },
  {
    id: 'thousands',
    name: { en: 'Number with thousands separators', zh: '以逗号分组的数字' },
    pattern: String.raw`^\d{1,3}(?:,\d{3})+(?:\.\d+)?$`,
    flags: 'gm',
    tests: testsOf({ '1,000': '1,000', '12,345,678.90': '12,345,678.90' }, ['1000', '1,00', '1234,567']),
  },
  {
    id: 'money',
    name: { en: 'Amount of money', zh: '金额' },
    pattern: String.raw`[$€£¥￥] ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?`,
    flags: 'g',
    tests: testsOf({ 'for $1,299.99 only': '$1,299.99', '共计 ¥ 88': '¥ 88', '€0.5': '€0.5' }, ['12.50', '$', 'USD 5']),
  },
  {
    id: 'percent',
    name: { en: 'Percentage', zh: '百分比' },
    pattern: String.raw`[-+]?\d+(?:\.\d+)? ?%`,
    flags: 'g',
    tests: testsOf({ 'up 12.5% today': '12.5%', '-3 %': '-3 %' }, ['12.5', '%', 'ten percent']),
  },
  {
    id: 'phone',
    name: { en: 'International phone number (E.164)', zh: '国际电话（E.164）' },
    pattern: String.raw`\+[1-9]\d{6,14}\b`,
    flags: 'g',
    tests: testsOf({ 'call +8613800138000': '+8613800138000', '+442079460958': '+442079460958' }, [
      '13800138000',
      '+0123456789',
      '+12345',
    ]),
  },
  {
    id: 'zip',
    name: { en: 'US ZIP code', zh: '美国邮编' },
    pattern: String.raw`\b\d{5}(?:-\d{4})?\b`,
    flags: 'g',
    tests: testsOf({ 'CA 94103': '94103', '10001-0001': '10001-0001' }, ['9410', '941033']),
  },
  {
    id: 'creditCard',
    name: { en: 'Credit card number (Visa, Mastercard)', zh: '信用卡号（Visa、Mastercard）' },
    pattern: String.raw`\b(?:4\d{3}|5[1-5]\d{2})(?:[ -]?\d{4}){3}\b`,
    flags: 'g',
    tests: testsOf(
      { 'card 4111 1111 1111 1111': '4111 1111 1111 1111', '5500-0000-0000-0004': '5500-0000-0000-0004' },
      ['3111 1111 1111 1111', '4111 1111 1111'],
    ),
  },
  {
    id: 'iban',
    name: { en: 'IBAN', zh: 'IBAN' },
    pattern: String.raw`\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b`,
    flags: 'g',
    tests: testsOf(
      {
        'to DE89 3704 0044 0532 0130 00 now': 'DE89 3704 0044 0532 0130 00',
        GB82WEST12345698765432: 'GB82WEST12345698765432',
      },
      ['DE8937', '89DE370400440532'],
    ),
  },
]
