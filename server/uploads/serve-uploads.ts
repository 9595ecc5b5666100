import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerStatus } from '../http/answer-errors.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import type { UploadStore } from './upload-store.ts'

export const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
}

const uploadPath = /^(?:[A-Za-z0-9_-]+\/)+[A-Za-z0-9_-]+\.(png|jpg|webp|avif|gif|ico)$/

/** Serves uploaded images with a policy that prevents scripts in them. */
export async function serveUploads(app: FastifyInstance, { store }: { store: UploadStore }): Promise<void> {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const path = request.params['*']
    const extension = uploadPath.exec(path)?.[1] as keyof typeof mediaTypes | undefined
    const bytes = extension && (await store.get(path))
    if (!bytes) return answerStatus(request, reply, 404)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.headers({
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      etag,
    })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type(mediaTypes[extension]).send(bytes)
  })
}
