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

/** Derived from the passphrase and salt of these samples. */
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

/** The keys of GB/T 32918.5, appendix A. */
const sm2 = {
  privateKey: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  publicKey:
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
  ciphertext:
    '0404ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df059983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd876621886ca989ca9c7d58087307ca93092d651efa',
  signature:
    'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa',
}

export const samples: Samples<typeof operations> = {
  encrypt: [
    {
      title: { en: 'With a passphrase', zh: '使用密码短语' },
      input: { text: 'Toolbench 工具台', key: passphrase },
      output: {
        output: 'U2FsdGVkX19fwieitCdz8kesKTQVQwTPPXn7HqxDPe1hw8mnLObC/ZBc4NSAHzKT',
        key: '52e9e03f6cbb73a6882876d69886b3942f4bea008cb8c69cea24616115e98ede',
        iv: 'b41e89c8e4e9c385166c4aaeb891a37b',
        salt: '5fc227a2b42773f2',
        warnings: [],
      },
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
      title: { en: 'The vector of SM4’s standard', zh: 'SM4 国标测试向量' },
      input: {
        ...{ text: '0123456789abcdeffedcba9876543210', algorithm: 'SM4', mode: 'ECB', padding: 'NoPadding' },
        ...{ keyEncoding: 'hex', key: '0123456789abcdeffedcba9876543210', inputEncoding: 'hex', outputEncoding: 'hex' },
      },
      output: {
        output: '681edf34d206965e86b3e94f536e4246',
        key: '0123456789abcdeffedcba9876543210',
        iv: '',
        salt: '',
        warnings: ['ecb'],
      },
    },
    {
      title: { en: 'With a public key of SM2', zh: '使用 SM2 公钥' },
      input: { text: 'Toolbench 工具台', algorithm: 'SM2', key: sm2.publicKey, outputEncoding: 'hex' },
      output: { output: '04…', key: sm2.publicKey, iv: '', salt: '', warnings: [] },
      varies: ['output'],
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
    {
      title: { en: 'The vector of SM2’s standard', zh: 'SM2 国标测试向量' },
      input: { text: sm2.ciphertext, algorithm: 'SM2', key: sm2.privateKey, inputEncoding: 'hex' },
      output: { output: 'encryption standard', key: sm2.privateKey, iv: '', salt: '', warnings: [] },
    },
  ],
  sign: [
    {
      title: { en: 'By SM2', zh: 'SM2 签名' },
      input: { text: 'message digest', key: sm2.privateKey },
      output: { signature: sm2.signature },
      varies: ['signature'],
    },
  ],
  verify: [
    {
      title: { en: 'The vector of SM2’s standard', zh: 'SM2 国标测试向量' },
      input: { text: 'message digest', signature: sm2.signature, key: sm2.publicKey },
      output: { valid: true },
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
    {
      title: { en: 'A pair for SM2', zh: 'SM2 密钥对' },
      input: { algorithm: 'SM2' },
      output: { key: sm2.privateKey, iv: '', privateKey: sm2.privateKey, publicKey: sm2.publicKey },
      varies: ['key', 'privateKey', 'publicKey'],
    },
  ],
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = readHex(hex)
  return 'position' in bytes ? new Uint8Array() : bytes
}
