import { expect, test } from 'vitest'
import { fragmentOf, readShared } from './share-link.ts'

test('what a link carries is read again, in any language', () => {
  const values = { text: '工具台 🙂 <&>"', padding: false, lineLength: 76, rows: [{ name: 'a', value: 'b' }] }
  expect(readShared(fragmentOf(values))).toEqual(values)
})

test('a link holds nothing that an address cannot', () => {
  expect(fragmentOf({ text: '??>>~~ÿÿ' })).toMatch(/^#with=[\w-]+$/)
})

test.each(['', '#top', '#with=', '#with=%%%', '#with=AAAA', '#with=W10', '#with=bnVsbA'])(
  '%j carries nothing',
  (fragment) => {
    expect(readShared(fragment)).toEqual({})
  },
)
