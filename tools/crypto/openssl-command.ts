import { type Cipher, isPadded, keyLengthOf } from './ciphers.ts'
import type { KeySettings } from './key-material.ts'

interface Wanted {
  direction: 'encrypt' | 'decrypt'
  settings: KeySettings
  /** In hexadecimal, as the operation told them. */
  material: { key: string; iv: string }
  /** Of a file, its name; a text goes through standard input and output, as Base64 on the encrypted side. */
  files?: { input: string; output: string }
}

/** Writes the command of OpenSSL that does the same; undefined where it cannot. It asks for a passphrase itself. */
export function opensslCommand({ direction, settings, material, files }: Wanted): string | undefined {
  const { algorithm, mode, padding, keyEncoding, kdf, iterations, prependIv } = settings
  const name = nameOf(settings, material.key)
  const isFilled = isPadded(algorithm, mode)
  if (!name || (isFilled && padding !== 'Pkcs7' && padding !== 'NoPadding')) return undefined
  if (keyEncoding !== 'passphrase' && prependIv && material.iv) return undefined

  const derivations = {
    'pbkdf2-sha256': `-pbkdf2 -iter ${iterations}`,
    'evp-sha256': '-md sha256',
    'evp-md5': '-md md5',
  }
  const words = [
    'openssl enc',
    direction === 'decrypt' && '-d',
    `-${name}`,
    isFilled && padding === 'NoPadding' && '-nopad',
    keyEncoding === 'passphrase' ? derivations[kdf] : `-K ${material.key}`,
    keyEncoding !== 'passphrase' && material.iv && `-iv ${material.iv}`,
    !files && '-a -A',
    algorithm !== 'AES' && '-provider legacy -provider default',
    files && `-in ${quoted(files.input)} -out ${quoted(files.output)}`,
  ]
  return words.filter(Boolean).join(' ')
}

function nameOf({ algorithm, mode, keySize, keyEncoding }: KeySettings, key: string): string | undefined {
  const small = mode.toLowerCase()
  const length = keyEncoding === 'passphrase' ? keyLengthOf(algorithm, keySize) : key.length / 2
  const tripleDes = length === 16 ? 'des-ede' : 'des-ede3'
  const names: Partial<Record<Cipher, string | undefined>> = {
    AES: `aes-${length * 8}-${small}`,
    DES: mode === 'CTR' ? undefined : `des-${small}`,
    TripleDES: mode === 'CTR' ? undefined : mode === 'ECB' ? tripleDes : `${tripleDes}-${small}`,
    // It knows keys of these two lengths alone.
    RC4: { 5: 'rc4-40', 16: 'rc4' }[length],
  }
  return names[algorithm]
}

/** For a POSIX shell. */
const quoted = (name: string): string => `'${name.replaceAll("'", "'\\''")}'`
