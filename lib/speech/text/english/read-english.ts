import { applyRules, type Replacement, type Rule, createRule as rule } from '../replacement.ts'

/** Spells out what is spoken in another order than written: money, numeric dates, units, fractions. */
export const readEnglish = (text: string): Replacement[] => applyRules(text, rules)

const currencies: Record<string, [one: string, many: string, part: string, parts: string]> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yuan', 'yuan', 'fen', 'fen'],
  '￥': ['yuan', 'yuan', 'fen', 'fen'],
}

const months = 'January February March April May June July August September October November December'.split(' ')

const units: Record<string, string> = {
  'km/h': 'kilometers an hour',
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  kg: 'kilograms',
  mg: 'milligrams',
  ml: 'milliliters',
  ms: 'milliseconds',
  '°C': 'degrees Celsius',
  '℃': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
  kHz: 'kilohertz',
  MHz: 'megahertz',
  GHz: 'gigahertz',
  KB: 'kilobytes',
  MB: 'megabytes',
  GB: 'gigabytes',
  TB: 'terabytes',
}

const fractions: Record<string, string> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
}

const rules: Rule[] = [
  rule(/(\d{4})-(\d{2})-(\d{2})(?![\d-])/uy, ([year, month, day]) => {
    const name = months[Number(month) - 1]
    return name && Number(day) >= 1 && Number(day) <= 31 ? `${name} ${Number(day)}, ${year}` : undefined
  }),
  rule(
    /([$€£¥￥])\s?(\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(?:\.(\d\d)(?!\d)|(\.\d{1,15}))?(\s(?:thousand|million|billion|trillion)\b)?/uy,
    ([sign, whole, cents, decimals, scale]) =>
      money(sign, whole, scale ? cents && `.${cents}` : undefined, cents, decimals, scale),
  ),
  rule(/(\d{1,15}(?:\.\d{1,15})?)\s?(km\/h|°[CF]|[A-Za-z℃]{1,3})(?![A-Za-z\d/])/uy, ([amount, unit]) => {
    const name = units[unit ?? '']
    return name && `${amount} ${amount === '1' ? name.replace(/s\b/, '') : name}`
  }),
  rule(/([123]\/[234])(?![\d/])/uy, ([fraction], { before }) =>
    /[\d/]/.test(before) ? undefined : fractions[fraction ?? ''],
  ),
  // Other numbers and words are consumed, so that no rule matches within them.
  rule(/[A-Za-z\d]+/uy),
]

function money(
  sign = '',
  whole = '',
  scaledDecimals: string | undefined,
  cents: string | undefined,
  decimals = '',
  scale = '',
): string | undefined {
  const [one, many, part, parts] = currencies[sign] ?? []
  if (!one || !many) return undefined
  if (scale || decimals) return `${whole}${scaledDecimals ?? decimals}${scale} ${many}`
  const said = `${whole} ${whole === '1' ? one : many}`
  const rest = Number(cents ?? 0)
  return rest === 0 ? said : `${said} ${rest} ${rest === 1 ? part : parts}`
}
