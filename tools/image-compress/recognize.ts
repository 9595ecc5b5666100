import { formats, metadataFormats } from '#lib/imaging/formats/all-formats.ts'
import { detectFormat } from '#lib/imaging/formats/detect-format.ts'
import { fileSignature } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeImage } from '#lib/recognition/summarize-image.ts'
import { readOnlyFormats, sourceFormats } from './steps/source-formats.ts'

/** Recognizes images that can be compressed by their bytes, or else by their type. */
export const recognize: Recognize = ({ file }) => {
  if (!file) return []
  const name =
    fileSignature(file.bytes) ??
    detectFormat(file.bytes)?.format ??
    sourceFormats.find((source) => formats[source].mediaType === file.type)
  const offer = { operation: 'compress', label, kind, brief: summarizeImage(file.bytes) }
  if (metadataFormats.some((native) => native === name)) return [{ ...offer, confidence: confidence.certain }]
  // Images in a read-only format are more often to be converted.
  if (name === 'svg' || readOnlyFormats.some((foreign) => foreign === name))
    return [{ ...offer, confidence: confidence.possible }]
  return []
}

const label = { en: 'Compress the image', zh: '压缩图片' }
const kind = { en: 'an image', zh: '图片' }
