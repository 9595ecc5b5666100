import { isIPv6 } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { ipv6In } from './addresses.ts'

const parts = ['::', ':', '0:', 'a:', '1', 'ab', 'ffff', '00', '12345', '1.2.3.4', '256.1.1.1']

test('a text of hexadecimal digits and colons is an IPv6 address where Node says so', () => {
  const text = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 10 }).map((each) => each.join(''))
  fc.assert(
    fc.property(text, (written) => {
      // A colon or a dot at the end is punctuation in a text.
      fc.pre(/[\da-f]/.test(written) && !/(?<!:):$/.test(written))
      expect([...ipv6In(written)].includes(written)).toBe(isIPv6(written))
    }),
    { numRuns: runs(3000) },
  )
})
