import type { Samples } from '#kit/samples.ts'
import { readHex } from '#lib/ciphers/hex.ts'
import type * as operations from './operations.ts'

/** NIST SP 800-38A, section F.2.5: the first block. */
const nist = {
  text: '6bc1bee22e409f96e93d7e117393172a',
  padding: 'NoPadding',
  keyEncoding: 'hex',
  key: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
  iv: '000102030405060708090a0b0c0d0e0f',
  inputEncoding: 'hex',
  outputEncoding: 'hex',
} as const

/** What comes of the passphrase and the salt of these samples. */
const derived = {
  key: 'a3097a4e0407e2cb457f0a090f9eedbe583a3c3440daa4ee1e996d7f3c434ab0',
  iv: '1492bcf5982416248e9a21015f94b3b0',
  salt: '0123456789abcdef',
}
const passphrase = 'correct horse battery staple'

const table = new File(['date,名称\n2026-01-05,绿茶\n'], '订单.csv', { type: 'text/csv' })
const sealedTable = new File(
  [bytesOf('53616c7465645f5f0123456789abcdef68349cbf57827923266c59d66136c515923a1bb27a167100d3a3d1e9405e5fae')],
  '订单.csv.enc',
  { type: 'application/octet-stream' },
)

export const samples: Samples<typeof operations> = {
  encrypt: [
    {
      title: { en: 'With a passphrase', zh: '使用密码短语' },
      input: { text: 'Toolbench 工具台', key: passphrase },
      output: { output: 'U2FsdGVkX1…', key: '', iv: '', salt: '', warnings: [] },
      varies: ['output', 'key', 'iv', 'salt'],
    },
    {
      title: { en: 'A NIST test vector', zh: 'NIST 测试向量' },
      input: nist,
      output: {
        output: 'f58c4c04d6e5f1ba779eabfb5f7bfbd6',
        key: nist.key,
        iv: nist.iv,
        salt: '',
        warnings: [],
      },
    },
    {
      title: { en: 'DES in ECB, for old data', zh: '用于旧数据的 DES-ECB' },
      input: { text: '你好', algorithm: 'DES', mode: 'ECB', keyEncoding: 'utf-8', key: '8 bytes!' },
      output: { output: 'Mli6Tca8oJI=', key: '3820627974657321', iv: '', salt: '', warnings: ['ecb', 'des'] },
    },
  ],
  decrypt: [
    {
      title: { en: 'With a passphrase', zh: '使用密码短语' },
      input: { text: 'U2FsdGVkX18BI0VniavN7xsjLdrjRekZFuPRk6WOoiuYkKY7ktCnWVvynaOBCtxA', key: passphrase },
      output: { output: 'Toolbench 工具台', ...derived, warnings: [] },
    },
    {
      title: { en: 'Made by CryptoJS', zh: '由 CryptoJS 加密' },
      input: { text: 'U2FsdGVkX18BI0VniavN799Gm3eRf/imy9D3hnrm6nU=', kdf: 'evp-md5', key: 'Jefe' },
      output: {
        output: 'Hi There',
        key: '68c897ec5057ef4442a580dca45f39853f119bc7195d70db471bf98010dbbe95',
        iv: 'ff47039c41b067c86e113fb18d5fbda2',
        salt: '0123456789abcdef',
        warnings: ['evp'],
      },
    },
    {
      title: { en: 'AES-GCM with additional data', zh: '带附加数据的 AES-GCM' },
      input: {
        text: 'aff6318507dab2f56e39908a20564037aa1f9236743aa71496d511e3',
        algorithm: 'AES-GCM',
        keyEncoding: 'hex',
        key: '000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f',
        iv: 'cafebabefacedbaddecaf888',
        aad: 'message 7',
        inputEncoding: 'hex',
      },
      output: {
        output: 'Meet at noon',
        key: '000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f',
        iv: 'cafebabefacedbaddecaf888',
        salt: '',
        warnings: [],
      },
    },
  ],
  hash: [
    {
      title: { en: 'SHA-256', zh: 'SHA-256' },
      input: { text: 'Toolbench 工具台', algorithm: 'SHA256' },
      output: { output: 'da690871afde0012e7135e4983b5c2ab1a443484dfee75eb053c9909ad70a8aa', warnings: [] },
    },
    {
      title: { en: 'HMAC with SHA-256', zh: 'HMAC-SHA-256' },
      input: { text: 'what do ya want for nothing?', algorithm: 'HMAC', key: 'Jefe' },
      output: { output: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', warnings: [] },
    },
    {
      title: { en: 'MD5', zh: 'MD5' },
      input: { text: 'hello', algorithm: 'MD5' },
      output: { output: '5d41402abc4b2a76b9719d911017c592', warnings: ['md5'] },
    },
  ],
  encryptFile: [
    {
      title: { en: 'A table', zh: '表格文件' },
      input: { file: table, key: passphrase, salt: derived.salt },
      output: { file: sealedTable, ...derived, warnings: [] },
    },
  ],
  decryptFile: [
    {
      title: { en: 'A table', zh: '表格文件' },
      input: { file: sealedTable, key: passphrase },
      output: { file: new File([table], table.name, { type: 'application/octet-stream' }), ...derived, warnings: [] },
    },
  ],
  generateKey: [
    {
      title: { en: 'For 256-bit AES', zh: '用于 256 位 AES' },
      input: { algorithm: 'AES', keySize: 256 },
      output: { key: '0f1e2d…', iv: '0f1e2d…' },
      varies: ['key', 'iv'],
    },
  ],
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = readHex(hex)
  return 'position' in bytes ? new Uint8Array() : bytes
}
