import { expect, test } from 'vitest'
import { attackStrings } from './fixtures/attack-strings.ts'
import { compileSteps } from './fixtures/compile-steps.ts'
import { countSteps } from './fixtures/count-steps.ts'

// Counts once per period in repetitive texts give the same result as a search from every index.
test.each([
  ['\\s+$', ''],
  ['(a+)+b', ''],
  ['(?<!x)\\w+(?=y)', 'g'],
  ['^ab|\\bcd\\b', 'm'],
  ['(?:ab?){1,3}c', ''],
  ['"(?:[^"\\\\]|\\\\.)*"?', 'g'],
  ['(?<=a{2,4})b*\\B', ''],
])('/%s/%s takes the same number of steps whether its text is given with a period or without', (source, flags) => {
  const steps = compileSteps(source, flags)
  const texts = attackStrings(source, flags).slice(0, 300)
  expect(texts.length).toBeGreaterThan(20)
  for (const text of texts) {
    const repeats = Math.max(1, Math.floor((60 - text.prefix.length - text.suffix.length) / text.pump.length))
    const whole = text.prefix + text.pump.repeat(repeats) + text.suffix
    const spelt = { prefix: whole.slice(0, -1), pump: whole.slice(-1), suffix: '' }
    const count = countSteps(steps, text, 60, flags, 20_000)
    expect([text, count]).toEqual([text, countSteps(steps, spelt, whole.length, flags, 20_000)])
  }
})
