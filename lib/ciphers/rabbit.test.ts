import { expect, test } from 'vitest'
import { joinBytes } from '../join-bytes.ts'
import { openRabbit } from './rabbit.ts'

const zeros = '00'.repeat(16)

/** RFC 4503 writes keys, IVs and blocks with the high byte first. */
const reversed = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex').reverse())

test.each([
  // Appendix A.1
  [
    zeros,
    '',
    ['b15754f036a5d6ecf56b45261c4af702', '88e8d815c59c0c397b696c4789c68aa7', 'f416a1c3700cd451da68d1881673d696'],
  ],
  [
    '912813292e3d36fe3bfc62f1dc51c3ac',
    '',
    ['3d2df3c83ef627a1e97fc38487e2519c', 'f576cd61f4405b8896bf53aa8554fc19', 'e5547473fbdb43508ae53b20204d4c5e'],
  ],
  [
    '8395741587e0c733e9e9ab01c09b0043',
    '',
    ['0cb10dcda041cdac32eb5cfd02d0609b', '95fc9fca0f17015a7b7092114cff3ead', '9649e5de8bfc7f3f924147ad3a947428'],
  ],
  // Appendix A.2
  [
    zeros,
    '0000000000000000',
    ['c6a7275ef85495d87ccd5d376705b7ed', '5f29a6ac04f5efd47b8f293270dc4a8d', '2ade822b29de6c1ee52bdb8a47bf8f66'],
  ],
  [
    zeros,
    'c373f575c1267e59',
    ['1fcd4eb9580012e2e0dccc9222017d6d', 'a75f4e10d12125017b2499ffed936f2e', 'ebc112c393e738392356bdd012029ba7'],
  ],
  [
    zeros,
    'a6eb561ad2f41727',
    ['445ad8c805858dbf70b6af23a151104d', '96c8f27947f42c5baeae67c6acc35b03', '9fcbfc895fa71c17313df034f01551cb'],
  ],
])('the key %s with the IV "%s" gives the blocks of RFC 4503', async (key, iv, blocks) => {
  const expected = joinBytes(...blocks.map(reversed))
  const open = () => openRabbit(reversed(key), iv ? reversed(iv) : undefined)
  expect(await open()(new Uint8Array(48))).toEqual(expected)
  const pieces = open()
  expect(joinBytes(await pieces(new Uint8Array(16)), await pieces(new Uint8Array(21)))).toEqual(expected.slice(0, 37))
})
