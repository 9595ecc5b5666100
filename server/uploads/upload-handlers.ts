import { writeAuditEntries } from '../audit/write-audit-entries.ts'
import { invalidField } from '../http/refusal.ts'
import type { Handlers } from '../routes/handler.ts'
import type { Database } from '../store/open-sqlite.ts'
import { sha256 } from '../store/sha256.ts'
import { reencodeImage } from './reencode-image.ts'
import { mediaTypes } from './serve-uploads.ts'
import type { UploadStore } from './upload-store.ts'

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
