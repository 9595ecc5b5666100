import { quote, type Shell } from '#lib/shell/quote.ts'
import { type Cipher, isPadded, keyLengthOf } from '../../algorithm/algorithms.ts'
import type { KeySettings } from '../../key/key-material.ts'

interface OpensslCommandOptions {
  direction: 'encrypt' | 'decrypt'
  settings: KeySettings
  /** In hexadecimal, as in the output. */
  material: { key: string; iv: string }
  /** File names; a text uses standard input and output, with the ciphertext in Base64. */
  files?: { input: string; output: string }
}

/** Returns the equivalent OpenSSL command; undefined if there is none. OpenSSL itself asks for a passphrase. */
export function opensslCommand(
  { direction, settings, material, files }: OpensslCommandOptions,
  shell: Shell = 'sh',
): string | undefined {
  const { algorithm, mode, padding, keyEncoding, kdf, iterations, prependIv } = settings
  const name = cipherNameOf(settings, material.key)
  const hasPadding = isPadded(algorithm, mode)
  if (!name || (hasPadding && padding !== 'Pkcs7' && padding !== 'NoPadding')) return undefined
  if (keyEncoding !== 'passphrase' && prependIv && material.iv) return undefined

  const derivations = {
    'pbkdf2-sha256': `-pbkdf2 -iter ${iterations}`,
    'evp-sha256': '-md sha256',
    'evp-md5': '-md md5',
  }
  const parts = [
    'openssl enc',
    direction === 'decrypt' && '-d',
    `-${name}`,
    hasPadding && padding === 'NoPadding' && '-nopad',
    keyEncoding === 'passphrase' ? derivations[kdf] : `-K ${material.key}`,
    keyEncoding !== 'passphrase' && material.iv && `-iv ${material.iv}`,
    !files && '-a -A',
    algorithm !== 'AES' && algorithm !== 'SM4' && '-provider legacy -provider default',
    files && `-in ${quote(files.input, shell)} -out ${quote(files.output, shell)}`,
  ]
  return parts.filter(Boolean).join(' ')
}

function cipherNameOf({ algorithm, mode, keySize, keyEncoding }: KeySettings, key: string): string | undefined {
  const modeName = mode.toLowerCase()
  const length = keyEncoding === 'passphrase' ? keyLengthOf(algorithm, keySize) : key.length / 2
  const tripleDes = length === 16 ? 'des-ede' : 'des-ede3'
  const names: Partial<Record<Cipher, string | undefined>> = {
    AES: `aes-${length * 8}-${modeName}`,
    SM4: mode === 'GCM' ? undefined : `sm4-${modeName}`,
    DES: mode === 'CTR' ? undefined : `des-${modeName}`,
    TripleDES: mode === 'CTR' ? undefined : mode === 'ECB' ? tripleDes : `${tripleDes}-${modeName}`,
    // OpenSSL supports these two key lengths only.
    RC4: { 5: 'rc4-40', 16: 'rc4' }[length],
  }
  return names[algorithm]
}
