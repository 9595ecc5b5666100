import { expect, test } from 'vitest'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import * as operations from '../../operations.ts'
import { en } from '../../texts.en.ts'
import { fieldsWithValidChoice, relevantFields } from './relevant-fields.ts'

/** Schemas by operation name. */
const all = { ...operations }

const fieldsFor = (name: keyof typeof operations, values: object) => {
  const { [name]: operation } = all
  return Object.keys(
    relevantFields(jsonSchemaOf(operation, 'input', en), operation.name, { ...values }).properties ?? {},
  )
}

const passphrase = ['key', 'keyEncoding', 'kdf', 'iterations', 'salt']
const written = ['inputEncoding', 'outputEncoding']

test.each([
  ['encrypt', {}, ['text', 'algorithm', 'mode', 'padding', 'keySize', ...passphrase, ...written]],
  ['encrypt', { mode: 'CTR' }, ['text', 'algorithm', 'mode', 'keySize', ...passphrase, ...written]],
  ['encrypt', { algorithm: 'RC4', mode: 'ECB' }, ['text', 'algorithm', ...passphrase, ...written]],
  [
    ...(['encrypt', { algorithm: 'Rabbit', keyEncoding: 'hex' }] as const),
    ['text', 'algorithm', 'key', 'keyEncoding', 'iv', 'prependIv', ...written],
  ],
  [
    ...(['decrypt', { keyEncoding: 'hex', prependIv: true }] as const),
    ['text', 'algorithm', 'mode', 'padding', 'key', 'keyEncoding', 'prependIv', ...written],
  ],
  [
    ...(['encrypt', { mode: 'ECB', keyEncoding: 'utf-8' }] as const),
    ['text', 'algorithm', 'mode', 'padding', 'key', 'keyEncoding', ...written],
  ],
  [
    ...(['encrypt', { algorithm: 'AES-GCM', kdf: 'evp-md5' }] as const),
    ['text', 'algorithm', 'key', 'keyEncoding', 'keySize', 'kdf', 'salt', 'aad', ...written],
  ],
  ['encrypt', { algorithm: 'Base64' }, ['text', 'algorithm', 'inputEncoding']],
  ['decrypt', { algorithm: 'Base64' }, ['text', 'algorithm', 'outputEncoding']],
  ['decrypt', { algorithm: 'HMAC' }, ['text', 'algorithm']],
  ['encryptFile', { algorithm: 'RC4' }, ['file', 'algorithm', ...passphrase]],
  ['hash', {}, ['text', 'algorithm', ...written]],
  ['hash', { algorithm: 'HMAC' }, ['text', 'algorithm', 'hmacHash', 'key', 'keyEncoding', ...written]],
  // A choice of another operation isn't valid here.
  ['encrypt', { algorithm: 'HMAC', mode: 'CTR' }, ['text', 'algorithm', 'mode', 'keySize', ...passphrase, ...written]],
  ['generateKey', { algorithm: 'DES' }, ['algorithm', 'keyEncoding']],
  ['generateKey', { algorithm: 'AES-GCM' }, ['algorithm', 'keySize', 'keyEncoding']],
] as const)('%s with %j takes what it needs', (name, values, fields) => {
  expect(fieldsFor(name, values).toSorted()).toEqual([...fields].toSorted())
})

test('a choice that the operation does not have is ignored', () => {
  const values = { algorithm: 'SHA256', outputEncoding: 'utf-8', mode: 'CTR', iterations: -1 }
  const schema = relevantFields(jsonSchemaOf(operations.encrypt, 'input', en), 'encrypt', values)
  const names = Object.keys(fieldsWithValidChoice(schema, values).properties ?? {})
  expect(names).not.toContain('algorithm')
  expect(names).not.toContain('outputEncoding')
  expect(names).toEqual(expect.arrayContaining(['mode', 'iterations', 'key']))
})
