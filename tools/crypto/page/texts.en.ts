/** What the page says besides the words of fields and operations. */
export const en = {
  action: {
    ...{ encrypt: 'Encrypt', decrypt: 'Decrypt', sign: 'Sign', verify: 'Verify' },
    ...{ hash: 'Hash', generateKey: 'Generate key' },
  },
  material: { text: 'Text', file: 'File' },
  actionLabel: 'Operation',
  materialLabel: 'Input type',
  show: 'Show key',
  hide: 'Hide key',
  newKey: 'Generate key',
  newIv: 'Generate IV',
  random: 'Random',
  inMessage: 'In the message',
  generate: 'Generate',
  more: 'More',
  singleUse: 'Use each IV only once',
  derivation: 'Key, IV and salt',
  command: { encrypt: 'OpenSSL, to encrypt', decrypt: 'OpenSSL, to decrypt' },
  otherDerivations: 'Was the key derived in another way?',
  tryDerivation: 'Try {kdf}',
  tryIterations: 'Try {kdf}, {iterations} iterations',
  done: { encrypt: 'Encrypted', decrypt: 'Decrypted', hash: 'Hashed', generateKey: 'Generated' },
  warnings: {
    ecb: 'ECB reveals repeated blocks. Use CBC, CTR or AES-GCM.',
    des: 'DES keys can be brute-forced in hours. Only for old data.',
    tripleDes: 'Triple DES is deprecated. Only for old data.',
    rc4: 'RC4 is broken. Only for old data.',
    md5: 'MD5 is broken. It detects accidental changes only.',
    sha1: 'SHA-1 is broken for signatures.',
    evp: 'A single round of hashing: passphrases can be brute-forced quickly. PBKDF2 is safer.',
    zeroPadding: 'Zeros at the end of the data are lost.',
  },
}

export type PageTexts = typeof en
