/** Warnings about weak choices. */
export const warnings = ['ecb', 'des', 'tripleDes', 'rc4', 'md5', 'sha1', 'evp', 'zeroPadding'] as const

export type Warning = (typeof warnings)[number]

/** The chosen settings; those without effect may be left out. */
interface CheckedSettings {
  algorithm?: unknown
  mode?: unknown
  padding?: unknown
  keyEncoding?: unknown
  kdf?: unknown
  hmacHash?: unknown
}

/** Returns the warnings that apply to the settings in effect. */
export function warningsOf({ algorithm, mode, padding, keyEncoding, kdf, hmacHash }: CheckedSettings): Warning[] {
  const isBlockCipher = algorithm === 'AES' || algorithm === 'SM4' || algorithm === 'DES' || algorithm === 'TripleDES'
  const isPadded = isBlockCipher && (mode === 'CBC' || mode === 'ECB')
  const isDerived = keyEncoding === 'passphrase' && algorithm !== 'Base64'
  const hash = algorithm === 'HMAC' ? hmacHash : algorithm
  const applies: Record<Warning, boolean> = {
    ecb: isBlockCipher && mode === 'ECB',
    des: algorithm === 'DES',
    tripleDes: algorithm === 'TripleDES',
    rc4: algorithm === 'RC4',
    md5: hash === 'MD5',
    sha1: hash === 'SHA1',
    evp: isDerived && (kdf === 'evp-sha256' || kdf === 'evp-md5'),
    zeroPadding: isPadded && padding === 'ZeroPadding',
  }
  return warnings.filter((warning) => applies[warning])
}
