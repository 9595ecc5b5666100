import { detectBase64 } from '#lib/recognition/detect-base64.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/**
 * Recognizes messages of OpenSSL and CryptoJS, and, less surely, whole blocks in Base64 or hexadecimal. Anything can be
 * encrypted.
 */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const isSalted = file && fileSignature(file.bytes) === 'salted'
  if (isSalted || (file && /\.(enc|aes)$/i.test(file.name) && text === '')) {
    return [{ operation: 'decryptFile', label: decryptFile, confidence: isSalted ? 0.98 : 0.8, kind: encrypted }]
  }
  // "Salted__" in Base64.
  if (text.startsWith('U2FsdGVkX1') && detectBase64(text, isCut)) return [decryptOf(0.98)]
  if (file) return [{ operation: 'encryptFile', label: encryptFile, confidence: confidence.anything }]
  return [...ofBlocks(text, isCut), { operation: 'encrypt', label: encrypt, confidence: confidence.lastResort }]
}

const decrypt = { en: 'Decrypt', zh: '解密' }
const decryptFile = { en: 'Decrypt the file', zh: '解密文件' }
const encrypt = { en: 'Encrypt', zh: '加密' }
const encryptFile = { en: 'Encrypt the file', zh: '加密文件' }
const encrypted = { en: 'encrypted data', zh: '加密内容' }

const decryptOf = (sure: number, input?: Recognition['input']): Recognition => ({
  operation: 'decrypt',
  label: decrypt,
  confidence: sure,
  kind: encrypted,
  ...(input && { input }),
})

/** Recognizes whole blocks of 16 bytes, the block size of AES. */
function ofBlocks(text: string, isCut: boolean): Recognition[] {
  if (isCut) return []
  if (/^[\da-f]{32,}$/i.test(text)) {
    return text.length % 32 === 0 ? [decryptOf(0.4, { text, inputEncoding: 'hex' })] : []
  }
  const shape = detectBase64(text)
  return shape && !shape.isText && shape.size >= 16 && shape.size % 16 === 0 ? [decryptOf(0.4)] : []
}
