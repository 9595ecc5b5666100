/** Says a number in Chinese characters: `12345` as 一万二千三百四十五; a fraction digit by digit, so 3.50 as 三点五零. */
export function chineseNumber(written: string): string {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.')
  const said = whole.length > 16 ? chineseDigits(whole) : wholeNumber(whole.replace(/^0+(?=\d)/, ''))
  return fraction === undefined ? said : `${said}点${chineseDigits(fraction)}`
}

/** Says digits one by one, as in a year. */
export const chineseDigits = (written: string): string => Array.from(written, (digit) => digits[Number(digit)]).join('')

const digits = '零一二三四五六七八九'
const places = ['', '十', '百', '千']
const groups = ['', '万', '亿', '万亿']

function wholeNumber(whole: string): string {
  if (whole === '' || /^0+$/.test(whole)) return '零'
  let said = ''
  let wantsZero = false
  const count = Math.ceil(whole.length / 4)
  for (let group = count - 1; group >= 0; group--) {
    const end = whole.length - 4 * group
    const four = whole.slice(Math.max(0, end - 4), end)
    if (/^0+$/.test(four)) {
      wantsZero = said !== ''
      continue
    }
    // 一万零五: consecutive zeros are spoken once.
    if (said !== '' && (wantsZero || four.startsWith('0'))) said += '零'
    said += fourDigits(four.replace(/^0+/, '')) + (groups[group] ?? '')
    wantsZero = false
  }
  return said.replace(/^一十/, '十')
}

function fourDigits(four: string): string {
  let said = ''
  for (const [index, digit] of [...four].entries()) {
    const place = four.length - 1 - index
    if (digit !== '0') said += `${digits[Number(digit)]}${places[place]}`
    else if (/[1-9]/.test(four.slice(index)) && !said.endsWith('零')) said += '零'
  }
  return said
}
