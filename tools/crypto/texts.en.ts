import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    encrypt: { title: 'Encrypt', description: 'Encrypt text with a passphrase, as OpenSSL does, or with a key.' },
    decrypt: { title: 'Decrypt', description: 'Decrypt what was made here, by OpenSSL or by CryptoJS.' },
    encryptFile: { title: 'Encrypt a file', description: 'Encrypt a file of any size, slice by slice.' },
    decryptFile: { title: 'Decrypt a file', description: 'Decrypt a file of any size, slice by slice.' },
    hash: { title: 'Hash', description: 'Compute the MD5, SHA-1, SHA-256, SHA-512 or HMAC of text.' },
    generateKey: { title: 'New key', description: 'Make a random key for an algorithm, with an IV.' },
  },
  input: {
    text: { label: 'Text', help: 'The text to work on' },
    file: { label: 'File', help: 'Any file, of any size' },
    algorithm: {
      label: 'Algorithm',
      help: 'AES-GCM and ChaCha20-Poly1305 also notice when something was changed',
      choices: {
        AES: 'AES',
        DES: 'DES',
        TripleDES: 'Triple DES',
        RC4: 'RC4',
        Rabbit: 'Rabbit',
        'AES-GCM': 'AES-GCM',
        'ChaCha20-Poly1305': 'ChaCha20-Poly1305',
        Base64: 'Base64',
        MD5: 'MD5',
        SHA1: 'SHA-1',
        SHA256: 'SHA-256',
        SHA512: 'SHA-512',
        HMAC: 'HMAC',
      },
    },
    mode: {
      label: 'Mode',
      help: 'How AES, DES and Triple DES go from block to block',
      choices: { CBC: 'CBC', ECB: 'ECB', CFB: 'CFB', OFB: 'OFB', CTR: 'CTR' },
    },
    padding: {
      label: 'Padding',
      help: 'How the last block of CBC and ECB is filled; the other modes need none',
      choices: {
        Pkcs7: 'PKCS7',
        AnsiX923: 'ANSI X9.23',
        Iso10126: 'ISO 10126',
        NoPadding: 'None',
        ZeroPadding: 'Zero',
      },
    },
    key: { label: 'Key', help: 'A passphrase, or the key itself' },
    keyEncoding: {
      label: 'Key format',
      help: 'A passphrase of any length, from which a key is derived, or how the key itself is written',
      choices: { passphrase: 'Passphrase', 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
    keySize: { label: 'Key size', help: 'In bits, of the AES key that is made' },
    kdf: {
      label: 'Derivation',
      help: 'How a passphrase becomes a key: as openssl enc -pbkdf2, as its default without that option, or as its default before 1.1, which CryptoJS uses',
      choices: { 'pbkdf2-sha256': 'PBKDF2, SHA-256', 'evp-sha256': 'EVP, SHA-256', 'evp-md5': 'EVP, MD5' },
    },
    iterations: { label: 'Iterations', help: 'For PBKDF2; openssl enc -pbkdf2 uses 10000 without -iter' },
    salt: { label: 'Salt', help: '8 bytes in hex, for a passphrase; random when left out' },
    iv: { label: 'IV', help: 'In hex; random when left out, and derived from a passphrase' },
    prependIv: {
      label: 'IV comes first',
      help: 'The IV is put before the ciphertext; only for a key that is not a passphrase',
    },
    aad: { label: 'Additional data', help: 'Not encrypted, but covered by the tag of AES-GCM and ChaCha20-Poly1305' },
    hmacHash: {
      label: 'HMAC hash',
      help: 'The hash that HMAC uses',
      choices: { SHA256: 'SHA-256', MD5: 'MD5', SHA1: 'SHA-1', SHA512: 'SHA-512' },
    },
    inputEncoding: {
      label: 'Input format',
      help: 'How the bytes of the input are written',
      choices: { 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
    outputEncoding: {
      label: 'Result format',
      help: 'How the bytes of the result are written',
      choices: { 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
  },
  output: {
    output: { label: 'Result', help: 'The result, in the format you chose' },
    file: { label: 'Result', help: 'The file, encrypted or decrypted' },
    key: { label: 'Key', help: 'In hex; from generate-key, in the format you chose' },
    iv: { label: 'IV', help: 'In hex; empty where there is none' },
    salt: { label: 'Salt', help: 'In hex; empty where there is none' },
    warnings: {
      label: 'Warnings',
      help: 'What is weak: ecb, des, tripleDes, rc4, md5, sha1, evp (the derivation), zeroPadding',
    },
  },
  guide: {
    steps: [
      'Choose to encrypt, decrypt or hash, and text or a file.',
      'Enter a passphrase or a key, then the text; the result follows every change.',
      'Keep the key and, where one is shown, the IV: both are needed to decrypt.',
    ],
    questions: [
      {
        question: 'How do I decrypt this with OpenSSL?',
        answer:
          'Open Key, IV and salt under the result and copy the command: it has the cipher, the derivation and the iterations that were used. OpenSSL then asks for the passphrase.',
      },
      {
        question: 'Why does another program fail to decrypt it?',
        answer:
          'Most likely it derives the key from the passphrase in another way. CryptoJS uses evp-md5; OpenSSL without -pbkdf2 uses evp-sha256. Choose the same here, or give both a key and an IV in hex.',
      },
      {
        question: 'Which algorithm should I choose?',
        answer:
          'AES-GCM or ChaCha20-Poly1305 for anything new: they also notice changes. AES in CBC with a passphrase to exchange data with OpenSSL. DES, RC4 and ECB only to read old data.',
      },
      {
        question: 'Are my passphrases kept?',
        answer:
          'No. The key is left out of the history, the remembered options and the share link, and everything runs on this device.',
      },
    ],
  },
} satisfies Texts<typeof operations>
