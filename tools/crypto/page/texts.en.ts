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
}

export type PageTexts = typeof en
