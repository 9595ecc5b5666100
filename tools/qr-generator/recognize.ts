import { formats, metadataFormats } from '#lib/imaging/formats/all-formats.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/**
 * Texts that phones read from codes: links, networks, one-time password keys, contacts. A photograph may contain a
 * code.
 */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (file) {
    const signature = fileSignature(file.bytes)
    const isImage = signature
      ? metadataFormats.some((name) => name === signature)
      : metadataFormats.some((name) => formats[name].mediaType === file.type)
    return isImage ? [{ operation: 'read', label: labels.read, confidence: confidence.anything + 0.05 }] : []
  }
  if (isCut || text.length > maxCharacters) return []
  const generate = { operation: 'generate', label: labels.generate }
  // These formats are used only in codes.
  if (/^(?:WIFI:|MECARD:|otpauth(?:-migration)?:\/\/)/i.test(text)) {
    return [{ ...generate, confidence: confidence.likely, kind }]
  }
  if (/^BEGIN:(?:VCARD|VCALENDAR|VEVENT)\s/i.test(text)) return [{ ...generate, confidence: confidence.possible, kind }]
  const isLink = /^(?:https?:\/\/|mailto:|tel:|sms(?:to)?:|geo:)\S+$/i.test(text)
  return isLink ? [{ ...generate, confidence: confidence.possible }] : []
}

/** The most bytes that a code holds, at the lowest level. */
const maxCharacters = 2953

const labels = {
  generate: { en: 'Make a QR code', zh: '生成二维码' },
  read: { en: 'Read its QR codes', zh: '识别其中的二维码' },
}
const kind = { en: 'what a QR code holds', zh: '二维码的内容' }
