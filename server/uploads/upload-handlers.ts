import decodeIco from 'decode-ico'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidField } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { Database } from '../store/open-sqlite.ts'
import { sha256 } from '../store/sha256.ts'
import { mediaTypes } from './serve-uploads.ts'
import type { UploadStore } from './upload-store.ts'

/** 100 megapixels in all frames, as a small file can decode to an image that exceeds memory. */
const maxPixels = 100_000_000

const writers = {
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 88, mozjpeg: true }),
  webp: (image: Sharp) => image.webp({ quality: 88 }),
  avif: (image: Sharp) => image.avif({ quality: 65, effort: 4 }),
  gif: (image: Sharp) => image.gif(),
}

interface UploadContext {
  database: Database
  uploads: UploadStore
}

/** Handles the call that re-encodes an image and stores it under `/uploads/{prefix}/{object}.{extension}`. */
export const uploadHandlers = ({ database, uploads }: UploadContext): Pick<Handlers, 'upload'> => ({
  async upload({ form: { prefix, object }, file, principal, address }) {
    if (!file || file.length === 0) throw invalidField('file', 'Choose an image to upload')
    if (/^\s*(<\?xml|<!doctype svg|<!--|<svg)/i.test(file.toString('utf8', 0, 1000)))
      throw invalidField(
        'file',
        'SVG cannot be uploaded: it can hold scripts. Choose PNG, JPEG, WebP, AVIF, GIF or ICO',
      )
    const image = await reencodeImage(file)
    if (!image) throw invalidField('file', 'This is no PNG, JPEG, WebP, AVIF, GIF or ICO that can be read')
    const path = `${prefix}/${object}.${image.extension}`
    await uploads.put(path, image.bytes, mediaTypes[image.extension])
    await writeAuditEntries(database, {
      action: 'upload',
      target: path,
      username: principal?.user.username ?? '',
      address,
      hash: sha256(image.bytes),
    })
    return { data: { url: `/uploads/${path}` } }
  },
})

/** A re-encoded image, which contains only the pixels of the original file. */
interface ReencodedImage {
  bytes: Buffer
  extension: 'png' | 'jpg' | 'webp' | 'avif' | 'gif' | 'ico'
}

/**
 * Decodes an image by its content and encodes it again in its own format, upright, without metadata.
 *
 * @returns undefined when the bytes are no complete PNG, JPEG, WebP, AVIF, GIF or ICO
 */
export async function reencodeImage(bytes: Buffer): Promise<ReencodedImage | undefined> {
  const extension = (await fileTypeFromBuffer(bytes))?.ext
  try {
    if (extension === 'ico') return { bytes: await reencodeIco(bytes), extension }
    if (!extension || !(extension in writers)) return undefined
    const format = extension as keyof typeof writers
    const image = sharp(bytes, { animated: format !== 'avif', limitInputPixels: maxPixels, failOn: 'error' })
    return { bytes: await writers[format](image.autoOrient()).toBuffer(), extension: format }
  } catch {
    return undefined
  }
}

/** An icon keeps its largest image, as PNG, which all current browsers support. */
async function reencodeIco(bytes: Buffer): Promise<Buffer> {
  const [largest] = decodeIco(bytes).sort((a, b) => b.width - a.width)
  if (!largest) throw new Error('There is no image in this icon')
  const { width, height, data } = largest
  const input =
    largest.type === 'png'
      ? sharp(data, { limitInputPixels: 256 * 256 })
      : sharp(data, { raw: { width, height, channels: 4 } })
  const png = await input.resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  const size = await sharp(png).metadata()
  const head = Buffer.alloc(22)
  // ICONDIR and one ICONDIRENTRY; 256 is written as 0.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8((size.width ?? 0) & 255, 6)
  head.writeUInt8((size.height ?? 0) & 255, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
