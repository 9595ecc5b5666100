import { type CommonPattern, testsOf } from './common-pattern.ts'

// Chinese is written without spaces, and in Python, Oniguruma and Rust \b is no boundary between two letters of any
// script. So runs of digits and letters end by look-around; RE2's \b is about ASCII, as that of Rust is without u.

const provinces = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]'
/** Of new-energy vehicles (GA 36-2018), six signs: small ones have the letter first, large ones last; else five. */
const plate = String.raw`[A-HJK][A-HJ-NP-Z0-9]\d{4}|\d{5}[A-HJK]|[A-HJ-NP-Z0-9]{5}`
const specialPlate = '[A-HJ-NP-Z0-9]{4}[挂学警港澳]'

/** Formats of mainland China. */
export const china: CommonPattern[] = [
  {
    id: 'mobileCn',
    name: { en: 'Chinese mobile number', zh: '手机号' },
    pattern: String.raw`(?<!\d)(?:(?:\+|00)?86[ -]?)?1[3-9]\d{9}(?!\d)`,
    own: {
      rust: String.raw`(?:\+?(?-u:\b)(?:00)?86[ -]?|(?-u:\b))1[3-9]\d{9}(?-u:\b)`,
      re2: String.raw`(?:\+?\b(?:00)?86[ -]?|\b)1[3-9]\d{9}\b`,
    },
    flags: 'g',
    tests: testsOf(
      {
        '致电 13800138000': '13800138000',
        '+86 19912345678': '+86 19912345678',
        '手机+8613800138000': '+8613800138000',
        '8613800138000': '8613800138000',
        '0086-13800138000': '0086-13800138000',
        电话13800138000转张三: '13800138000',
      },
      ['12345678901', '1380013800', '138001380001', '+86138001380001', '913800138000'],
    ),
  },
  {
    id: 'landlineCn',
    name: { en: 'Chinese landline number', zh: '固定电话' },
    pattern: String.raw`\b0\d{2,3}-[1-9]\d{6,7}(?:-\d{1,6})?\b`,
    flags: 'g',
    tests: testsOf({ '总机 010-66668888': '010-66668888', '0755-1234567-801': '0755-1234567-801' }, [
      '10-66668888',
      '010-06668888',
      '010-666688',
    ]),
  },
  {
    id: 'idCardCn',
    name: { en: 'Chinese ID card number (form only)', zh: '身份证号（仅格式）' },
    pattern: String.raw`\b[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]\b`,
    flags: 'g',
    tests: testsOf(
      {
        '号码 11010519491231002X': '11010519491231002X',
        '440524188001010014 440524198001010013': '440524198001010013',
      },
      ['110105194913310021', '01010519491231002X', '11010519491231002'],
    ),
  },
  {
    id: 'plateCn',
    name: { en: 'Chinese license plate', zh: '车牌号' },
    pattern: `${provinces}(?:${plate}|${specialPlate})(?![A-Za-z0-9])`,
    own: {
      rust: String.raw`${provinces}(?:(?:${plate})(?-u:\b)|${specialPlate})`,
      re2: String.raw`${provinces}(?:(?:${plate})\b|${specialPlate})`,
    },
    flags: 'g',
    tests: testsOf(
      {
        车牌京A12345: '京A12345',
        '粤BD12345 新能源': '粤BD12345',
        沪A1234学: '沪A1234学',
        沪AA12345: '沪AA12345',
        京AK1234: '京AK1234',
        浙AJ12345和皖A: '浙AJ12345',
        粤B12345D驶入: '粤B12345D',
        苏E12345K: '苏E12345K',
      },
      ['京I12345', 'A12345', '京A1234', '京A123456', '沪AA123456', '沪AM12345', '粤B12345DF', '京A12345a'],
    ),
  },
  {
    id: 'postcodeCn',
    name: { en: 'Chinese postcode', zh: '邮政编码' },
    pattern: String.raw`\b[0-8]\d{5}\b`,
    flags: 'g',
    tests: testsOf({ '北京 100080': '100080', '518057': '518057' }, ['900000', '10008', '1000801']),
  },
  {
    id: 'creditCodeCn',
    name: { en: 'Chinese unified social credit code', zh: '统一社会信用代码' },
    pattern: String.raw`\b[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}\b`,
    flags: 'g',
    tests: testsOf({ '代码 91110108551385082Q': '91110108551385082Q' }, ['91110108551385082', '9111010855138508IQ']),
  },
  {
    id: 'bankCardCn',
    name: { en: 'Chinese bank card number', zh: '银行卡号' },
    pattern: String.raw`\b62\d{2} ?\d{4} ?\d{4} ?\d{4}(?: ?\d{3})?\b`,
    flags: 'g',
    tests: testsOf(
      { '卡号 6222021234567890123': '6222021234567890123', '6217 0012 3456 7890': '6217 0012 3456 7890' },
      ['6122021234567890', '622202123456789'],
    ),
  },
  {
    id: 'passportCn',
    name: { en: 'Chinese passport number', zh: '护照号' },
    pattern: String.raw`\b(?:[DEGPS]\d{8}|E[A-HJ-NP-Z]\d{7})\b`,
    flags: 'g',
    tests: testsOf({ '护照 E12345678': 'E12345678', EA1234567: 'EA1234567' }, ['A12345678', 'EI1234567', 'E1234567']),
  },
  {
    id: 'han',
    name: { en: 'Chinese characters', zh: '汉字' },
    pattern: '[一-鿿]+',
    flags: 'g',
    tests: testsOf({ 'the word 修复 here': '修复', 中文: '中文' }, ['abc', 'カナ', '123，。']),
  },
]
