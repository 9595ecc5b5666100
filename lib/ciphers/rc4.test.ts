import { expect, test } from 'vitest'
import { joinBytes } from '../join-bytes.ts'
import { openRc4 } from './rc4.ts'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

test.each([
  ['0102030405', 'b2396305f03dc027ccc3524a0a1118a86982944f18fc82d589c403a47a0d0919'],
  ['0102030405060708090a0b0c0d0e0f10', '9ac7cc9a609d1ef7b2932899cde41b975248c4959014126a6e8a84f11d1a9e1c'],
])('the key %s gives the keystream of RFC 6229, in one piece and in two', async (key, stream) => {
  const whole = openRc4(bytesOf(key))
  expect(await whole(new Uint8Array(32))).toEqual(bytesOf(stream))
  const pieces = openRc4(bytesOf(key))
  expect(joinBytes(await pieces(new Uint8Array(7)), await pieces(new Uint8Array(25)))).toEqual(bytesOf(stream))
})
