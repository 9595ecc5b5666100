import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    encrypt: {
      title: 'Encrypt',
      description: 'Encrypt text with a passphrase, as OpenSSL does, or with a key.',
      done: 'Encrypted',
    },
    decrypt: {
      title: 'Decrypt',
      description: 'Decrypt data encrypted here, by OpenSSL or by CryptoJS.',
      done: 'Decrypted',
    },
    encryptFile: { title: 'Encrypt a file', description: 'Encrypt a file of any size, in chunks.', done: 'Encrypted' },
    decryptFile: { title: 'Decrypt a file', description: 'Decrypt a file of any size, in chunks.', done: 'Decrypted' },
    hash: { title: 'Hash', description: 'Compute the MD5, SHA-1, SHA-256, SHA-512 or HMAC of text.', done: 'Hashed' },
    generateKey: {
      title: 'Generate key',
      description: 'Generate a random key and IV for an algorithm, or a key pair for SM2.',
      done: 'Generated',
    },
    sign: { title: 'Sign', description: 'Sign text with a private key by SM2.', done: 'Signed' },
    verify: { title: 'Verify', description: 'Verify an SM2 signature with a public key.', done: 'Verified' },
  },
  input: {
    text: { label: 'Text', help: 'The text to work on' },
    file: { label: 'File', help: 'Any file, of any size' },
    algorithm: {
      label: 'Algorithm',
      help: 'Weak ones come with a warning',
      choices: {
        AES: 'AES',
        SM4: 'SM4',
        DES: 'DES',
        TripleDES: 'Triple DES',
        RC4: 'RC4',
        Rabbit: 'Rabbit',
        'AES-GCM': 'AES-GCM',
        'ChaCha20-Poly1305': 'ChaCha20-Poly1305',
        SM2: 'SM2',
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
      help: 'How AES, SM4, DES and Triple DES chain their blocks; GCM is for SM4',
      choices: { CBC: 'CBC', ECB: 'ECB', CFB: 'CFB', OFB: 'OFB', CTR: 'CTR', GCM: 'GCM' },
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
    key: {
      label: 'Key',
      help: 'A passphrase, or the key itself',
    },
    signature: { label: 'Signature', help: 'r and s as 128 hex digits, or DER in hex or Base64' },
    userId: { label: 'User ID', help: 'Of the signer; both sides must use the same' },
    keyEncoding: {
      label: 'Key format',
      help: 'A passphrase of any length, from which a key is derived, or the encoding of the key itself',
      choices: { passphrase: 'Passphrase', 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
    keySize: { label: 'Key size', help: 'Size of the generated AES key, in bits' },
    kdf: {
      label: 'Key derivation (KDF)',
      help: 'How a passphrase becomes a key: as openssl enc -pbkdf2, as its default without that option, or as its default before 1.1, which CryptoJS uses',
      choices: { 'pbkdf2-sha256': 'PBKDF2, SHA-256', 'evp-sha256': 'EVP, SHA-256', 'evp-md5': 'EVP, MD5' },
    },
    iterations: { label: 'Iterations', help: 'For PBKDF2; openssl enc -pbkdf2 uses 10000 without -iter' },
    salt: { label: 'Salt', help: '8 bytes in hex, for a passphrase; random if empty' },
    iv: { label: 'IV', help: 'In hex; random if empty, or derived from the passphrase' },
    prependIv: {
      label: 'Prepend IV',
      help: 'Puts the IV before the ciphertext. Not used with a passphrase',
    },
    aad: {
      label: 'Additional authenticated data (AAD)',
      help: 'Not encrypted, but covered by the authentication tag of AES-GCM, SM4 in GCM and ChaCha20-Poly1305',
    },
    hmacHash: {
      label: 'HMAC hash function',
      help: 'The hash function that HMAC uses',
      choices: { SHA256: 'SHA-256', MD5: 'MD5', SHA1: 'SHA-1', SHA512: 'SHA-512' },
    },
    inputEncoding: {
      label: 'Input format',
      help: 'Encoding of the input',
      choices: { 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
    outputEncoding: {
      label: 'Output format',
      help: 'Encoding of the result',
      choices: { 'utf-8': 'UTF-8', hex: 'Hex', base64: 'Base64' },
    },
  },
  output: {
    output: { label: 'Result', help: 'The result, in the format you chose' },
    file: { label: 'Result', help: 'The file, encrypted or decrypted' },
    key: { label: 'Key', help: 'In hex; from generate-key, in the format you chose' },
    iv: { label: 'IV', help: 'In hex; empty where there is none' },
    salt: { label: 'Salt', help: 'In hex; empty where there is none' },
    privateKey: { label: 'Private key', help: 'Of SM2, 64 hex digits' },
    publicKey: { label: 'Public key', help: 'Of SM2, 130 hex digits that begin with 04' },
    signature: { label: 'Signature', help: 'r and s, 128 hex digits' },
    valid: {
      label: 'Valid',
      help: 'Whether the signature is that of this text, key and user ID',
      choices: { true: 'Yes', false: 'No: the text, key, user ID or signature differs' },
    },
    warnings: {
      label: 'Warnings',
      help: 'What is weak about how it was done',
      choices: {
        ecb: 'ECB reveals repeated blocks. Use CBC, CTR or AES-GCM.',
        des: 'DES keys can be brute-forced in hours. Only for old data.',
        tripleDes: 'Triple DES is deprecated. Only for old data.',
        rc4: 'RC4 is broken. Only for old data.',
        md5: 'MD5 is broken. It detects accidental changes only.',
        sha1: 'SHA-1 is broken for signatures.',
        evp: 'A single round of hashing: passphrases can be brute-forced quickly. PBKDF2 is safer.',
        zeroPadding: 'Zeros at the end of the data are lost.',
      },
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
          'Open “Key, IV and salt” under the result and copy the command: it has the cipher, the key derivation and the iterations that were used. OpenSSL then asks for the passphrase.',
      },
      {
        question: 'Why does another program fail to decrypt it?',
        answer:
          'Most likely it derives the key from the passphrase in another way. CryptoJS uses EVP, MD5; OpenSSL without -pbkdf2 uses EVP, SHA-256. Choose the same here, or give both a key and an IV in hex.',
      },
      {
        question: 'How do I use SM2 and SM4?',
        answer:
          'SM4 is used like AES, with a key of 16 bytes. For SM2 generate a key pair: encrypt and verify with the public key, decrypt and sign with the private key. The ciphertext is C1C3C2 and begins with 04; decrypting also reads C1C2C3, DER, and what lacks the 04. Keys in PEM work too.',
      },
      {
        question: 'Which algorithm should I choose?',
        answer:
          'AES-GCM or ChaCha20-Poly1305 for anything new: they also detect tampering. AES in CBC with a passphrase to exchange data with OpenSSL. DES, RC4 and ECB only to read old data.',
      },
      {
        question: 'Are my passphrases saved?',
        answer:
          'No. The key is never saved in the history, the remembered options or the share link, and everything runs on this device.',
      },
    ],
  },
} satisfies Texts<typeof operations>
