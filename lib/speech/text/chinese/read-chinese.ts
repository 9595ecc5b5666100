import { applyRules, type Replacement, type Rule, createRule as rule } from '../replacement.ts'
import { chineseDigits, chineseNumber } from './chinese-number.ts'

/** The spoken forms of units after a number. */
const units: Record<string, string> = {
  'km/h': '公里每小时',
  'm/s': '米每秒',
  'km²': '平方公里',
  'm²': '平方米',
  'm³': '立方米',
  km: '公里',
  m: '米',
  cm: '厘米',
  mm: '毫米',
  nm: '纳米',
  kg: '千克',
  g: '克',
  mg: '毫克',
  t: '吨',
  L: '升',
  ml: '毫升',
  mL: '毫升',
  h: '小时',
  min: '分钟',
  s: '秒',
  ms: '毫秒',
  W: '瓦',
  kW: '千瓦',
  kWh: '千瓦时',
  V: '伏',
  mAh: '毫安时',
  Hz: '赫兹',
  kHz: '千赫',
  MHz: '兆赫',
  GHz: '吉赫',
  dB: '分贝',
  px: '像素',
}

/**
 * Spells out the numbers of a Chinese text: dates, times, money, percents, units, fractions, ranges, phone numbers. The
 * engine omits signs such as ¥ and %, and reads large numbers and years wrong.
 */
export const readChinese = (text: string): Replacement[] => applyRules(text, rules)

const say = (written: string | undefined): string => chineseNumber(written ?? '')
const between = (low: string, value: string | undefined, high: number): boolean =>
  Number(value) >= Number(low) && Number(value) <= high

const currencies: Record<string, string> = { '¥': '元', '￥': '元', $: '美元', '€': '欧元', '£': '英镑', HK$: '港元' }
const scales: Record<string, string> = { 万: '万', 亿: '亿', 万亿: '万亿' }

const rules: Rule[] = [
  rule(/[vV](?=\d)/uy),
  // Digits of words in Latin letters are left as they are: A4, iPhone15.
  rule(/[A-Za-z][A-Za-z\d]*/uy),
  rule(/(\d{4})(?=年)/uy, ([year]) => chineseDigits(year ?? '')),
  rule(/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])/uy, ([year, month, day]) =>
    between('1', month, 12) && between('1', day, 31)
      ? `${chineseDigits(year ?? '')}年${say(month)}月${say(day)}日`
      : undefined,
  ),
  rule(/(\d{1,2})[:：]([0-5]\d)(?:[:：]([0-5]\d))?(?![\d:：])/uy, ([hour, minute, second]) =>
    between('0', hour, 24) ? clock(hour, minute, second) : undefined,
  ),
  rule(/(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/uy, ([a, b, c]) => phone(`${a}${b}${c}`)),
  rule(/(0\d{2,3})-?(\d{7,8})(?!\d)/uy, ([area, rest]) => `${phone(area ?? '')}，${phone(rest ?? '')}`),
  rule(/(1(?:0086|0010|0000|2306|2315|2345|1185))(?![\d.,])/uy, ([service]) => phone(service ?? '')),
  rule(/(0\d{1,39})(?![\d.])/uy, ([code]) => chineseDigits(code ?? '')),
  rule(
    /(HK\$|[¥￥$€£])\s?(\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,20})?|\d{1,40}(?:\.\d{1,20})?)(万亿|[万亿])?元?/uy,
    ([sign, amount, scale]) => [say(amount), scales[scale ?? ''] ?? '', currencies[sign ?? '']].join(''),
  ),
  rule(
    /([-−+±]?)(\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,20})?|\d{1,40}(?:\.\d{1,20})?)\s?([%％‰℃℉]|°[CF])/uy,
    ([sign, amount, unit]) => measured(sign, amount, unit),
  ),
  rule(/(\d{1,4})\/(\d{1,4})(?![\d/])/uy, ([top, bottom]) => `${say(bottom)}分之${say(top)}`),
  rule(/(\d{1,6}):(\d{1,6})(?![\d:])/uy, ([left, right]) => `${say(left)}比${say(right)}`),
  rule(/(\d{1,9}(?:\.\d{1,9})?)\s?[-–—~～]\s?(?=\d)/uy, ([low], { before }) =>
    /[\d-]/.test(before) ? undefined : `${say(low)}到`,
  ),
  rule(/[-−](\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,20})?|\d{1,40}(?:\.\d{1,20})?)/uy, ([amount], { before }) =>
    /[\d\p{L}]/u.test(before) ? undefined : `负${say(amount)}`,
  ),
  rule(/(\d{1,9}(?:\.\d{1,9}){2,9})/uy, ([version]) => (version ?? '').split('.').map(chineseNumber).join('点')),
  rule(/(\d{1,9}(?:\.\d{1,3})?)\s?(km\/h|m\/s|km²|m²|m³|[A-Za-zμ]{1,3})(?![A-Za-z\d²³])/uy, ([amount, unit]) => {
    const name = units[unit ?? '']
    return name && `${two(amount)}${name}`
  }),
  rule(/2(?=[个位只本张条件次天年倍种台辆间家块元点小分周层岁人杯瓶斤公千万亿]|百万)/uy, (_, { before, after }) =>
    before === '第' || /^[分元]?$/.test(after) ? undefined : '两',
  ),
  rule(/(\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,20})?|\d{1,40}(?:\.\d{1,20})?)/uy, ([amount]) => say(amount)),
  rule(/([×＋+＝=&＆])(?=\s?\d)/uy, ([sign], { before }) => (/[\d\s]/.test(before) ? signs[sign ?? ''] : undefined)),
  rule(/[&＆]/uy, () => '和'),
]

const signs: Record<string, string> = { '×': '乘', '＋': '加', '+': '加', '＝': '等于', '=': '等于' }

/** 两千克, but 十二千克: only a lone two is 两. */
const two = (amount: string | undefined): string => (amount === '2' ? '两' : say(amount))

function clock(hour?: string, minute?: string, second?: string): string {
  const past = minute === '00' && second === undefined ? '整' : `${minute?.startsWith('0') ? '零' : ''}${say(minute)}分`
  return `${two(hour)}点${past.replace('零零', '零')}${second === undefined ? '' : `${say(second)}秒`}`
}

/** One is read as 幺 in telephone numbers, since yī may be mistaken for qī (seven). */
const phone = (digits: string): string => chineseDigits(digits).replaceAll('一', '幺')

function measured(sign: string | undefined, amount: string | undefined, unit: string | undefined): string {
  const isNegative = sign === '-' || sign === '−'
  if (unit === '℃' || unit === '°C') return `${isNegative ? '零下' : ''}${say(amount)}摄氏度`
  if (unit === '℉' || unit === '°F') return `${isNegative ? '零下' : ''}${say(amount)}华氏度`
  const before = isNegative ? '负' : sign === '±' ? '正负' : ''
  return `${before}${unit === '‰' ? '千分之' : '百分之'}${say(amount)}`
}
