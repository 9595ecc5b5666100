// Every cipher in every mode that OpenSSL supports, compared byte by byte, both ways, with the program.
import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { combinations } from '#lib/fixtures/runs.ts'
import { decrypt, encrypt } from './operations.ts'

const { OPENSSL_BIN: program = 'openssl' } = process.env
const version = spawnSync(program, ['version'], { encoding: 'utf8' }).stdout ?? ''
const isInstalled = version.startsWith('OpenSSL')
/** Since version 3, DES and RC4 are in the legacy provider. */
const providers = /^OpenSSL [3-9]/.test(version) ? ['-provider', 'legacy', '-provider', 'default'] : []

const openssl = (args: string[], input: Uint8Array): Buffer =>
  execFileSync(program, ['enc', ...args, ...providers], { input, stdio: ['pipe', 'pipe', 'ignore'] })

const bytesOf = (length: number, seed: number) => Uint8Array.from({ length }, (_, at) => (at * 37 + seed * 11) & 255)
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

interface Case {
  /** The cipher's name in `openssl enc`. */
  name: string
  settings: {
    algorithm: 'AES' | 'SM4' | 'DES' | 'TripleDES' | 'RC4'
    mode?: 'CBC' | 'ECB' | 'CFB' | 'OFB' | 'CTR'
    keySize?: 256 | 192 | 128
  }
  keyLength: number
  ivLength: number
}

const aes = ([128, 192, 256] as const).flatMap((keySize) =>
  (['CBC', 'ECB', 'CFB', 'OFB', 'CTR'] as const).map(
    (mode): Case => ({
      name: `aes-${keySize}-${mode.toLowerCase()}`,
      settings: { algorithm: 'AES', mode, keySize },
      keyLength: keySize / 8,
      ivLength: mode === 'ECB' ? 0 : 16,
    }),
  ),
)
const sm4 = (['CBC', 'ECB', 'CFB', 'OFB', 'CTR'] as const).map(
  (mode): Case => ({
    name: `sm4-${mode.toLowerCase()}`,
    settings: { algorithm: 'SM4', mode },
    keyLength: 16,
    ivLength: mode === 'ECB' ? 0 : 16,
  }),
)
const des = (['CBC', 'ECB', 'CFB', 'OFB'] as const).flatMap((mode): Case[] => {
  const ivLength = mode === 'ECB' ? 0 : 8
  const name = mode.toLowerCase()
  return [
    { name: `des-${name}`, settings: { algorithm: 'DES', mode }, keyLength: 8, ivLength },
    // OpenSSL's name for Triple DES in ECB mode has no suffix.
    {
      name: mode === 'ECB' ? 'des-ede' : `des-ede-${name}`,
      settings: { algorithm: 'TripleDES', mode },
      keyLength: 16,
      ivLength,
    },
    {
      name: mode === 'ECB' ? 'des-ede3' : `des-ede3-${name}`,
      settings: { algorithm: 'TripleDES', mode },
      keyLength: 24,
      ivLength,
    },
  ]
})
const rc4: Case[] = [
  { name: 'rc4', settings: { algorithm: 'RC4' }, keyLength: 16, ivLength: 0 },
  { name: 'rc4-40', settings: { algorithm: 'RC4' }, keyLength: 5, ivLength: 0 },
]

describe.skipIf(!isInstalled)('with a key of its own', () => {
  describe.each([...aes, ...sm4, ...des, ...rc4])('$name', ({ name, settings, keyLength, ivLength }) => {
    const [key, iv] = [hexOf(bytesOf(keyLength, 1)), hexOf(bytesOf(ivLength, 2))]
    const args = [`-${name}`, '-K', key, ...(iv ? ['-iv', iv] : [])]
    const input = {
      ...settings,
      keyEncoding: 'hex',
      key,
      ...(iv && { iv }),
      inputEncoding: 'hex',
      outputEncoding: 'hex',
    }

    test.each([
      ['Pkcs7', 1],
      ['Pkcs7', 16],
      ['Pkcs7', 1003],
      ['NoPadding', 48],
    ])('with %s, %d bytes', async (padding, length) => {
      const plain = bytesOf(length, 3)
      const theirs = openssl([...args, ...(padding === 'NoPadding' ? ['-nopad'] : [])], plain)
      const ours = await perform(encrypt, { ...input, padding, text: hexOf(plain) })
      expect(ours).toMatchObject({ output: hexOf(theirs), key, iv, salt: '' })
      const undone = await perform(decrypt, { ...input, padding, text: hexOf(theirs) })
      expect(undone).toMatchObject({ output: hexOf(plain), key, iv, salt: '' })
    })
  })
})

describe.skipIf(!isInstalled)('with a passphrase', () => {
  const passphrase = 'pass phrase 密码'
  const kdfs = [
    ['pbkdf2-sha256', 10_000, ['-pbkdf2']],
    ['pbkdf2-sha256', 7, ['-pbkdf2', '-iter', '7']],
    // Its default digest since 1.1, and the one before.
    ['evp-sha256', 1, ['-md', 'sha256']],
    ['evp-md5', 1, ['-md', 'md5']],
  ] as const
  const named = [...aes, ...sm4, ...des, ...rc4].filter(({ name }) => name !== 'rc4-40' && !/^des-ede(-|$)/.test(name))

  const each = combinations(named, kdfs).map(([cipher, [kdf, iterations, args]]) => ({
    ...cipher,
    kdf,
    iterations,
    args,
  }))

  test.each(each)('$name by $kdf, $iterations times', async ({ name, settings, kdf, iterations, args }) => {
    const plain = bytesOf(101, 4)
    const common = { ...settings, key: passphrase, kdf, iterations }
    const theirs = openssl([`-${name}`, ...args, '-k', passphrase], plain)
    const undone = await perform(decrypt, { ...common, text: theirs.toString('base64'), outputEncoding: 'hex' })
    expect(undone.output).toBe(hexOf(plain))

    const ours = await perform(encrypt, { ...common, text: hexOf(plain), inputEncoding: 'hex' })
    expect(ours.output).toMatch(/^U2FsdGVkX1/)
    expect(openssl([`-d`, `-${name}`, ...args, '-k', passphrase], Buffer.from(ours.output, 'base64'))).toEqual(
      Buffer.from(plain),
    )
  })

  test('the salt, the key and the IV that it prints are ours', async () => {
    const printed = execFileSync(
      program,
      ['enc', '-aes-256-cbc', '-pbkdf2', '-iter', '600000', '-k', passphrase, '-S', '0011223344556677', '-P'],
      { encoding: 'utf8' },
    )
    const [, key = '', iv = ''] = /key=(\w+)\s+iv =(\w+)/.exec(printed) ?? []
    const ours = await perform(encrypt, { text: 'a', key: passphrase, salt: '0011223344556677' })
    expect(ours).toMatchObject({ key: key.toLowerCase(), iv: iv.toLowerCase(), salt: '0011223344556677' })
  })

  test('Base64 in lines is read, and an IV that is given wins over the derived one', async () => {
    const plain = bytesOf(300, 5)
    const iv = hexOf(bytesOf(16, 6))
    const theirs = openssl(['-aes-256-cbc', '-a', '-pbkdf2', '-iter', '3', '-k', passphrase, '-iv', iv], plain)
    const input = { key: passphrase, iterations: 3, iv, outputEncoding: 'hex' }
    expect(await perform(decrypt, { ...input, text: theirs.toString() })).toMatchObject({ output: hexOf(plain), iv })
  })

  test('without its header the salt can be given', async () => {
    const salt = '0102030405060708'
    const plain = bytesOf(20, 7)
    const theirs = openssl(['-aes-256-cbc', '-pbkdf2', '-iter', '3', '-k', passphrase, '-S', salt], plain)
    const text = hexOf(theirs).replace(`${hexOf(Buffer.from('Salted__'))}${salt}`, '')
    const input = { key: passphrase, iterations: 3, salt, inputEncoding: 'hex', outputEncoding: 'hex' }
    expect(await perform(decrypt, { ...input, text })).toMatchObject({ output: hexOf(plain), salt })
  })
})

describe.skipIf(!isInstalled)('the counter of CTR', () => {
  test.each([
    'ffffffffffffffffffffffffffffffff',
    '0000000000000000ffffffffffffffff',
    '000000000000000100000000ffffffff',
  ])('goes on from %s as there', async (iv) => {
    const key = '00'.repeat(32)
    const theirs = openssl(['-aes-256-ctr', '-K', key, '-iv', iv], new Uint8Array(100))
    const input = { mode: 'CTR', keyEncoding: 'hex', key, iv, inputEncoding: 'hex', outputEncoding: 'hex' }
    expect((await perform(encrypt, { ...input, text: '00'.repeat(100) })).output).toBe(hexOf(theirs))
  })
})
