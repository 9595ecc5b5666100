import { expect, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
import { check } from './check.ts'

vi.mock('redos-detector', () => ({
  isSafePattern() {
    throw new TypeError('a bug')
  },
}))

test('a bug is not taken for a pattern that the checker cannot read', async () => {
  await expect(perform(check, { pattern: 'a+' })).rejects.toThrow(new TypeError('a bug'))
})
