import { formats, readableFormats } from '#lib/imaging/formats/all-formats.ts'
import { detectFormat } from '#lib/imaging/formats/detect-format.ts'
import { fileSignature, imageSignatures } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeImage } from '#lib/recognition/summarize-image.ts'

/** Recognizes readable images by their bytes, or by media type if those are unknown. */
export const recognize: Recognize = ({ file }) => {
  if (!file) return []
  const signature = fileSignature(file.bytes)
  const isReadable = signature
    ? imageSignatures.includes(signature)
    : detectFormat(file.bytes) || readableFormats.some((name) => formats[name].mediaType === file.type)
  if (!isReadable) return []
  return [{ operation: 'extract', label, confidence: confidence.possible, kind, brief: summarizeImage(file.bytes) }]
}

const label = { en: 'Find its colors', zh: '提取颜色' }
const kind = { en: 'an image', zh: '图片' }
