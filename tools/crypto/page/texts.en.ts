/** What the page says besides the words of fields and operations. */
export const en = {
  action: { encrypt: 'Encrypt', decrypt: 'Decrypt', hash: 'Hash', generateKey: 'New key' },
  material: { text: 'Text', file: 'File' },
  actionLabel: 'What to do',
  materialLabel: 'Text or file',
  show: 'Show key',
  hide: 'Hide key',
  newKey: 'Generate a key',
  newIv: 'Generate an IV',
  random: 'Random',
  inMessage: 'In the message',
  generate: 'Generate',
  more: 'More',
  singleUse: 'For one message only; use another for the next',
  derivation: 'Key, IV and salt',
  command: { encrypt: 'OpenSSL, to encrypt', decrypt: 'OpenSSL, to decrypt' },
  otherDerivations: 'Was the key derived in another way?',
  tryDerivation: 'Try {kdf}',
  tryIterations: 'Try {kdf}, {iterations} iterations',
  done: { encrypt: 'Encrypted', decrypt: 'Decrypted', hash: 'Hashed', generateKey: 'Generated' },
  warnings: {
    ecb: 'ECB shows which blocks are the same. Use CBC, CTR or AES-GCM.',
    des: 'DES keys are found in hours. Only for old data.',
    tripleDes: 'Triple DES is retired. Only for old data.',
    rc4: 'RC4 is broken. Only for old data.',
    md5: 'MD5 is broken. It finds only accidental changes.',
    sha1: 'SHA-1 is broken for signatures.',
    evp: 'One round of hashing: passphrases are guessed fast. PBKDF2 is safer.',
    zeroPadding: 'Zeros at the end of the data are lost.',
  },
}

export type PageTexts = typeof en
