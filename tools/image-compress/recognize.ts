import { formatNames, formats } from '#lib/imaging/formats.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Pictures that can be read here: by their bytes, or by their type where those tell nothing. */
export const recognize: Recognize = ({ file }) => {
  if (!file) return []
  const signature = fileSignature(file.bytes)
  const isReadable = signature
    ? formatNames.some((name) => name === signature)
    : formatNames.some((name) => formats[name].type === file.type)
  return isReadable ? [{ operation: 'compress', label, confidence: confidence.certain, kind }] : []
}

const label = { en: 'Compress the picture', zh: '压缩图片' }
const kind = { en: 'a picture', zh: '图片' }
