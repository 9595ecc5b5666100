import { expect, test } from 'vitest'
import { readEnglish } from './read-english.ts'

function said(text: string): string {
  let [whole, last] = ['', 0]
  for (const { start, end, spoken } of readEnglish(text)) {
    whole += text.slice(last, start) + spoken
    last = end
  }
  return whole + text.slice(last)
}

test.each([
  ['$5', '5 dollars'],
  ['$1', '1 dollar'],
  ['$3.50', '3 dollars 50 cents'],
  ['$2.5 million', '2.5 million dollars'],
  ['€9.99', '9 euros 99 cents'],
  ['£1,200', '1,200 pounds'],
  ['¥12', '12 yuan'],
  ['2026-11-22', 'November 22, 2026'],
  ['2026-13-22', '2026-13-22'],
  ['50kg', '50 kilograms'],
  ['1 km', '1 kilometer'],
  ['20°C', '20 degrees Celsius'],
  ['1/2 cup', 'one half cup'],
  ['11/2', '11/2'],
  ['5 in', '5 in'],
  ['the A4 paper', 'the A4 paper'],
])('%s is said %s', (text, spoken) => {
  expect(said(text)).toBe(spoken)
})
