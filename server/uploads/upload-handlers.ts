import { createHash } from 'node:crypto'
import { writeAudit } from '../audit/write-audit.ts'
import type { Handlers } from '../http/handler.ts'
import { unfit } from '../http/refused.ts'
import type { SiteParts } from '../site-parts.ts'
import { remakePicture } from './picture.ts'
import { mediaTypes } from './serve-uploads.ts'

/** Takes a picture, makes it anew and keeps it under `/uploads/{prefix}/{object}.{extension}`. */
export const uploadHandlers = ({ database, uploads }: SiteParts): Pick<Handlers, 'upload'> => ({
  async upload({ form: { prefix, object }, file, visitor, address }) {
    if (!file || file.length === 0) throw unfit('file', 'Choose a picture to upload')
    if (/^\s*(<\?xml|<!doctype svg|<!--|<svg)/i.test(file.toString('utf8', 0, 1000)))
      throw unfit('file', 'SVG cannot be uploaded: it can hold scripts. Choose PNG, JPEG, WebP, AVIF, GIF or ICO')
    const picture = await remakePicture(file)
    if (!picture) throw unfit('file', 'This is no PNG, JPEG, WebP, AVIF, GIF or ICO that can be read')
    const path = `${prefix}/${object}.${picture.extension}`
    await uploads.put(path, picture.bytes, mediaTypes[picture.extension])
    await writeAudit(database, {
      ...{ action: 'upload', target: path, username: visitor?.user.username ?? '', address },
      hash: createHash('sha256').update(picture.bytes).digest('hex'),
    })
    return { data: { url: `/uploads/${path}` } }
  },
})
