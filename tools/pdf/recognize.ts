import type { Localized } from '#kit/language.ts'
import { fileSignature, imageSignatures } from '#lib/recognition/file-signature.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes PDFs by their bytes, several to be merged, and images, which can be converted to one. */
export const recognize: Recognize = ({ file, isCut, others = 0 }) => {
  if (!file) return []
  const signature = fileSignature(file.bytes)
  if (signature === 'pdf') {
    if (others > 0) return [{ operation: 'merge', label: labels.merge, confidence: confidence.certain, kind: pdf }]
    const brief = summarizePages(file.bytes, isCut)
    return [
      { operation: 'inspect', label: labels.inspect, confidence: confidence.certain, kind: pdf, brief },
      { operation: 'toImages', label: labels.toImages, confidence: confidence.likely, kind: pdf },
      { operation: 'text', label: labels.text, confidence: confidence.likely - 0.05, kind: pdf },
      { operation: 'merge', label: labels.merge, confidence: confidence.likely - 0.1, kind: pdf },
      { operation: 'split', label: labels.split, confidence: confidence.likely - 0.15, kind: pdf },
    ]
  }
  // Compressing or converting an image is wanted more often.
  if (!signature || !imageSignatures.includes(signature)) return []
  return [{ operation: 'fromImages', label: labels.fromImages, confidence: confidence.possible - 0.1, kind: image }]
}

const labels = {
  inspect: { en: 'Inspect the PDF', zh: '查看 PDF 信息' },
  toImages: { en: 'Convert the PDF to images', zh: 'PDF 转图片' },
  text: { en: 'Extract text from the PDF', zh: '提取 PDF 文字' },
  merge: { en: 'Merge PDFs', zh: '合并 PDF' },
  split: { en: 'Split the PDF', zh: '拆分 PDF' },
  fromImages: { en: 'Convert images to PDF', zh: '图片转 PDF' },
}
const pdf = { en: 'a PDF document', zh: 'PDF 文档' }
const image = { en: 'an image', zh: '图片' }

/**
 * Summarizes the number of pages if the beginning of the file contains it: a linearized file does (ISO 32000-2, annex
 * F), and in a short one page objects can be counted. Others have them compressed, or more than once.
 */
function summarizePages(bytes: Uint8Array, isCut: boolean): Localized | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const linearized = /\/Linearized[^>]{0,200}\/N (\d{1,6})\b/.exec(text.slice(0, 2000))?.[1]
  const isWhole = !isCut && text.split('%%EOF').length === 2
  const pages = linearized ? Number(linearized) : isWhole ? (text.match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0) : 0
  if (pages === 0) return undefined
  return { en: pages === 1 ? '1 page' : `${pages} pages`, zh: `${pages} 页` }
}
