import { expect, test } from 'vitest'
import { formatNote } from './note-sentences.ts'

test('fills each place once, whatever stands in it', () => {
  const params = { removed: '{added}', added: '$&' }
  expect(formatNote({ code: 'replaced', params }, 'zh')).toBe('替换：{added} → $&')
})
