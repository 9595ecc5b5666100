import { sharedCache, sharedKey } from '../shared-cache.ts'

/**
 * Takes what another app shares (a text, a link, a file), stores it for the home page, and redirects there. The worker
 * answers itself, so that shared data never leaves the device (Web Share Target).
 */
export async function takeShared(request: Request, home: string): Promise<Response> {
  const form = await request.formData()
  const file = form.get('file')
  const words = ['text', 'url', 'title']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
  const shared = file instanceof File && file.size > 0 ? file : new Blob([words[0] ?? ''], { type: 'text/plain' })
  const name = shared instanceof File ? encodeURIComponent(shared.name) : ''
  const cache = await caches.open(sharedCache)
  await cache.put(sharedKey, new Response(shared, { headers: { 'content-type': shared.type, 'x-name': name } }))
  return Response.redirect(`${home}?shared`, 303)
}
