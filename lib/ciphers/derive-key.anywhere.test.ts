import { afterEach, expect, test, vi } from 'vitest'
import { evpBytesToKey, pbkdf2 } from './derive-key.ts'
import { writeHex } from './hex.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** RFC 7914, section 11. */
test.each([
  [
    ...(['passwd', 'salt', 1] as const),
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  ],
  [
    ...(['Password', 'NaCl', 80000] as const),
    '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
  ],
])(
  'PBKDF2 of "%s" is that of RFC 7914, by the browser and by JavaScript alone',
  async (passphrase, salt, iterations, key) => {
    expect(writeHex(await pbkdf2(bytesOf(passphrase), bytesOf(salt), iterations, 64))).toBe(key)
    vi.stubGlobal('crypto', {})
    expect(writeHex(await pbkdf2(bytesOf(passphrase), bytesOf(salt), iterations, 64))).toBe(key)
  },
)

/** openssl enc -aes-256-cbc -md md5 -k secret -S 0001020304050607 -P, and with sha256. */
test.each([
  ['MD5', '035fb8145b73cf111570dc936112be9c375a5d3d8b915bc213bdbef9dbfb78511d112c3c48b1d30dbceeaff080816be4'],
  ['SHA-256', '9407a397f39fd21ffe27f6faa71ed3f0b2cf77f4319ad49b0c3be4f1d8e3449190db0c64e023a2dc02bf53c56837d1f0'],
] as const)('EVP_BytesToKey with %s is that of OpenSSL', async (algorithm, key) => {
  const salt = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7)
  expect(writeHex(await evpBytesToKey(bytesOf('secret'), salt, algorithm, 48))).toBe(key)
})
