import { expect, test } from 'vitest'
import { compileSteps } from './fixtures/compile-steps.ts'
import { countSteps } from './fixtures/count-steps.ts'
import { hostileTexts } from './fixtures/hostile-texts.ts'

// The judge of patterns walks a text that repeats itself once a period; spelt out it is walked from every place.
test.each([
  ['\\s+$', ''],
  ['(a+)+b', ''],
  ['(?<!x)\\w+(?=y)', 'g'],
  ['^ab|\\bcd\\b', 'm'],
  ['(?:ab?){1,3}c', ''],
  ['"(?:[^"\\\\]|\\\\.)*"?', 'g'],
  ['(?<=a{2,4})b*\\B', ''],
])('/%s/%s takes as many steps, however its text is told', (source, flags) => {
  const steps = compileSteps(source, flags)
  const texts = hostileTexts(source, flags).slice(0, 300)
  expect(texts.length).toBeGreaterThan(20)
  for (const text of texts) {
    const repeats = Math.max(1, Math.floor((60 - text.head.length - text.tail.length) / text.pump.length))
    const whole = text.head + text.pump.repeat(repeats) + text.tail
    const spelt = { head: whole.slice(0, -1), pump: whole.slice(-1), tail: '' }
    const count = countSteps(steps, text, 60, flags, 20_000)
    expect([text, count]).toEqual([text, countSteps(steps, spelt, whole.length, flags, 20_000)])
  }
})
