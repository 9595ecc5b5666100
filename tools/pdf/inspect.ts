import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { readDocument } from '#lib/pdf/document.ts'
import { hasFields, isSigned } from '#lib/pdf/edit/fields.ts'
import { pageBoxOf } from '#lib/pdf/edit/page-box.ts'
import { hasText } from '#lib/pdf/engine/page-text.ts'
import type { Handle, Pdfium } from '#lib/pdf/engine/pdfium.ts'
import { isEncrypted, permissionNames, permissionsOf } from '#lib/pdf/engine/security.ts'
import { readText } from '#lib/pdf/objects/text-string.ts'
import type { IndirectObject } from '#lib/pdf/objects/value.ts'
import { formatPageRanges } from '#lib/pdf/page-ranges.ts'
import { passwordField } from './file/fields.ts'
import { openInEngine, withToolErrors } from './file/open-pdf.ts'

/** Inspects a PDF: its pages and their sizes, metadata, permissions, and whether it is scanned. */
export const inspect = defineOperation('inspect', {
  input: { file: z.file(), password: passwordField().default('') },
  output: {
    pages: z.int(),
    /** In millimetres. */
    sizes: z
      .array(z.strictObject({ pages: z.string(), width: z.number(), height: z.number(), name: z.string() }))
      .meta({ format: 'table' }),
    title: z.string(),
    author: z.string(),
    producer: z.string(),
    version: z.string(),
    isEncrypted: z.boolean(),
    permissions: z.array(z.enum(permissionNames)),
    hasForms: z.boolean(),
    hasSignatures: z.boolean(),
    isScanned: z.boolean(),
  },
  async run({ file, password }) {
    const { engine, handle } = await openInEngine(file, password)
    return withToolErrors(file, () => {
      const count = engine.pageCount(handle)
      const document = readDocument(engine.save(handle))
      const infoText = (key: string) => readText(document.info?.get(key)).slice(0, maxInfoLength).toWellFormed()
      return {
        pages: document.pages.length,
        sizes: sizesOf(document.pages),
        title: infoText('Title'),
        author: infoText('Author'),
        producer: infoText('Producer'),
        version: versionOf(engine, handle),
        isEncrypted: isEncrypted(engine, handle),
        permissions: permissionsOf(engine, handle),
        hasForms: hasFields(document),
        hasSignatures: isSigned(document),
        isScanned: isScanned(engine, handle, count),
      }
    })
  },
})

/** In characters. */
const maxInfoLength = 2000

/** Groups pages by displayed size, in order of first occurrence. */
function sizesOf(pages: readonly IndirectObject[]) {
  const bySize = new Map<string, { width: number; height: number; pages: number[] }>()
  for (const [index, page] of pages.entries()) {
    const box = pageBoxOf(page)
    const upright = box.rotation % 180 === 0
    const width = millimetres(upright ? box.width : box.height)
    const height = millimetres(upright ? box.height : box.width)
    const size = bySize.get(`${width} ${height}`) ?? { width, height, pages: [] }
    size.pages.push(index)
    bySize.set(`${width} ${height}`, size)
  }
  const all = [...bySize.values()].slice(0, maxSizes)
  return all.map(({ width, height, pages }) => ({
    pages: formatPageRanges(pages),
    width,
    height,
    name: nameOfSize(width, height),
  }))
}

const maxSizes = 1000

const millimetres = (points: number): number => Math.round((points * 254) / 72) / 10

/** ISO 216 and ANSI, in millimetres; compared with tolerance, since printers may be a point off. */
const paperSizes: [name: string, short: number, long: number][] = [
  ['A3', 297, 420],
  ['A4', 210, 297],
  ['A5', 148, 210],
  ['B5', 176, 250],
  ['Letter', 215.9, 279.4],
  ['Legal', 215.9, 355.6],
]

function nameOfSize(width: number, height: number): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return paperSizes.find((paper) => Math.abs(paper[1] - short) < 1 && Math.abs(paper[2] - long) < 1)?.[0] ?? ''
}

/** The engine returns 17 for 1.7. */
const versionOf = (engine: Pdfium, handle: Handle): string =>
  engine.withMemory(4, (address) => {
    const isTold = engine.api.FPDF_GetFileVersion(handle, address)
    return isTold ? (engine.api.pdfium.getValue(address, 'i32') / 10).toFixed(1) : ''
  })

/** Whether the first pages have images and no text. */
function isScanned(engine: Pdfium, handle: Handle, count: number): boolean {
  const sampled = Array.from({ length: Math.min(count, maxSampled) }, (_, index) => index)
  if (sampled.some((index) => hasText(engine, handle, index))) return false
  return sampled.some((index) => showsImage(engine, handle, index))
}

const maxSampled = 20

const showsImage = (engine: Pdfium, handle: Handle, index: number): boolean =>
  engine.withPage(handle, index, (page) => {
    const { api } = engine
    const count = Math.min(api.FPDFPage_CountObjects(page), maxObjects)
    for (let at = 0; at < count; at++)
      if (api.FPDFPageObj_GetType(api.FPDFPage_GetObject(page, at)) === imageObject) return true
    return false
  })

/** FPDF_PAGEOBJ_IMAGE; the image of a scan is among the first objects. */
const [imageObject, maxObjects] = [3, 1000]
