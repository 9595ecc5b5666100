import { CodecError } from '#lib/imaging/codec-error.ts'
import { hasGpsPosition } from '#lib/imaging/exif/exif.ts'
import { formats, readableFormats } from '#lib/imaging/formats/all-formats.ts'
import { detectFormat } from '#lib/imaging/formats/detect-format.ts'
import { readInfoFromStart } from '#lib/imaging/read/read-info.ts'
import { fileSignature, imageSignatures } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeImage } from '#lib/recognition/summarize-image.ts'

/**
 * Recognizes readable images by their bytes, or by media type if those are unknown. Inspecting comes first for one with
 * a location.
 */
export const recognize: Recognize = ({ file }) => {
  if (!file) return []
  const signature = fileSignature(file.bytes)
  const isReadable = signature
    ? imageSignatures.includes(signature)
    : detectFormat(file.bytes) || readableFormats.some((name) => formats[name].mediaType === file.type)
  if (!isReadable) return []
  const editing = { operation: 'crop', label: editIt, kind, confidence: belowOthers, brief: summarizeImage(file.bytes) }
  if (!hasPlace(file.bytes)) return [editing]
  return [{ operation: 'inspect', label: inspectIt, kind, confidence: confidence.likely, brief: placeTold }, editing]
}

/** Compressing and converting come before editing. */
const belowOthers = 0.45

function hasPlace(bytes: Uint8Array): boolean {
  try {
    return hasGpsPosition(readInfoFromStart(bytes)?.exif)
  } catch (error) {
    if (error instanceof CodecError) return false
    throw error
  }
}

const editIt = { en: 'Edit the image', zh: '编辑图片' }
const inspectIt = { en: 'View the metadata', zh: '查看元数据' }
const kind = { en: 'an image', zh: '图片' }
const placeTold = { en: 'Contains the location it was taken at', zh: '含有拍摄位置' }
