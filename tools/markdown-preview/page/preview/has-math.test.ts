import { expect, test } from 'vitest'
import { hasMath } from './has-math.ts'

test.each([
  'The mass is $E = mc^2$, and so on',
  'where $x_1$ is the first',
  '$$\n\\frac{1}{2}\n$$',
  'in a line: $$a = b$$',
  'a root: $\\sqrt 2$',
])('%j has formulas', (text) => expect(hasMath(text)).toBe(true))

test.each([
  'It costs $5, or $10 with tea',
  'between $5_000 and $6_000 a year',
  'set $HOME and $PATH',
  'cp $SRC_DIR/a $DST_DIR/b',
  'US$5=A$7',
  '$$ is much money',
  'nothing $ $ here',
  '',
])('%j has none', (text) => expect(hasMath(text)).toBe(false))

test('many marks are gone through once', () => {
  expect(hasMath('$ '.repeat(1_000_000))).toBe(false)
  expect(hasMath('$a'.repeat(1_000_000))).toBe(false)
})
