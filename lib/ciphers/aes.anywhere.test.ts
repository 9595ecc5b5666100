import { afterEach, describe, expect, test, vi } from 'vitest'
import { joinBytes } from '../join-bytes.ts'
import { openAes } from './aes.ts'
import { readHex, writeHex } from './hex.ts'
import type { Bytes, Mode } from './stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const bytesOf = (hex: string): Bytes => {
  const bytes = readHex(hex)
  if ('position' in bytes) throw new Error(hex)
  return bytes
}

/** NIST SP 800-38A, appendix F. */
const plaintext = `6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51
  30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710`
const keys = {
  128: '2b7e151628aed2a6abf7158809cf4f3c',
  192: '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
  256: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
}
const counter = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'
const iv = '000102030405060708090a0b0c0d0e0f'
const vectors: [mode: Mode, bits: keyof typeof keys, ciphertext: string][] = [
  [
    'ECB',
    128,
    `3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf
    43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4`,
  ],
  [
    'ECB',
    192,
    `bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eef
    ef7afd2270e2e60adce0ba2face6444e9a4b41ba738d6c72fb16691603c18e0e`,
  ],
  [
    'ECB',
    256,
    `f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870
    b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7`,
  ],
  [
    'CBC',
    128,
    `7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2
    73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7`,
  ],
  [
    'CBC',
    192,
    `4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a
    571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd`,
  ],
  [
    'CBC',
    256,
    `f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d
    39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b`,
  ],
  [
    'CFB',
    128,
    `3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b
    26751f67a3cbb140b1808cf187a4f4dfc04b05357c5d1c0eeac4c66f9ff7f2e6`,
  ],
  [
    'CFB',
    256,
    `dc7e84bfda79164b7ecd8486985d386039ffed143b28b1c832113c6331e5407b
    df10132415e54b92a13ed0a8267ae2f975a385741ab9cef82031623d55b1e471`,
  ],
  [
    'OFB',
    128,
    `3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed825
    9740051e9c5fecf64344f7a82260edcc304c6528f659c77866a510d9c1d6ae5e`,
  ],
  [
    'OFB',
    256,
    `dc7e84bfda79164b7ecd8486985d38604febdc6740d20b3ac88f6ad82a4fb08d
    71ab47a086e86eedf39d1c5bba97c4080126141d67f37be8538f5a8be740e484`,
  ],
  [
    'CTR',
    128,
    `874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff
    5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee`,
  ],
  [
    'CTR',
    192,
    `1abc932417521ca24f2b0459fe7e6e0b090339ec0aa6faefd5ccc2c6f4ce8e94
    1e36b26bd1ebc670d1bd1d665620abf74f78a7f6d29809585a97daec58c6b050`,
  ],
  [
    'CTR',
    256,
    `601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5
    2b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6`,
  ],
]

/** Pages over plain HTTP have no `crypto.subtle`. */
function withoutWebCrypto(): void {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
}

describe.each([
  ['by the browser', () => {}],
  ['by JavaScript alone', withoutWebCrypto],
])('%s', (_, prepare) => {
  test.each(vectors)('%s with %d bits matches NIST SP 800-38A, in one piece and in two', async (mode, bits, hex) => {
    prepare()
    const [key, start] = [bytesOf(keys[bits]), bytesOf(mode === 'CTR' ? counter : iv)]
    const [plain, ciphertext] = [bytesOf(plaintext), bytesOf(hex)]
    for (const at of [0, 32]) {
      const forth = await openAes(key, mode, 'encrypt', start)
      expect(joinBytes(await forth(plain.slice(0, at)), await forth(plain.slice(at)))).toEqual(ciphertext)
      const back = await openAes(key, mode, 'decrypt', start)
      expect(joinBytes(await back(ciphertext.slice(0, at)), await back(ciphertext.slice(at)))).toEqual(plain)
    }
  })

  // openssl enc -aes-128-ctr -K 00…00 -iv ff…fe, of 48 zeros: the blocks are those of fe, ff and 00…00.
  test.each([
    ['ffffffffffffffffffffffffffffffff', '00000000000000000000000000000000'],
    ['000000000000000100000000ffffffff', '00000000000000010000000100000000'],
    ['00000000ffffffffffffffffffffffff', '00000001000000000000000000000000'],
  ])('the counter %s is followed by %s, in one piece and in two', async (before, after) => {
    prepare()
    const key = new Uint8Array(16)
    const blockOf = async (number: string) => (await openAes(key, 'ECB', 'encrypt', new Uint8Array()))(bytesOf(number))
    const expected = writeHex(joinBytes(await blockOf(before), await blockOf(after)))
    const zeros = new Uint8Array(32)
    const whole = await openAes(key, 'CTR', 'encrypt', bytesOf(before))
    expect(writeHex(await whole(zeros))).toBe(expected)
    const pieces = await openAes(key, 'CTR', 'encrypt', bytesOf(before))
    expect(writeHex(joinBytes(await pieces(zeros.slice(16)), await pieces(zeros.slice(16))))).toBe(expected)
  })

  test.each(['CFB', 'OFB', 'CTR'] as const)('%s supports a partial last block', async (mode) => {
    prepare()
    const [key, start] = [bytesOf(keys[256]), bytesOf(iv)]
    const text = new TextEncoder().encode('twenty-one characters')
    const ciphertext = await (await openAes(key, mode, 'encrypt', start))(text)
    expect(ciphertext).toHaveLength(21)
    expect(await (await openAes(key, mode, 'decrypt', start))(ciphertext)).toEqual(text)
  })
})
