import { missingFile } from './missing-file.browser.ts'

const assets = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * Loads a large file beside the code, such as a font, a voice or a table, once, at the first use: `assetBytes(new
 * URL('./assets/words.bin', import.meta.url))`. The build finds it by this form, and adds its hash to its name; the
 * server and the command line read it from disk.
 *
 * @throws ToolError `assetFailed` or `assetMissing`, for which every page has messages, when the file cannot be loaded
 */
export function assetBytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const cached = assets.get(url.href)
  if (cached !== undefined) return cached
  const bytes = load(url)
  assets.set(url.href, bytes)
  // After a failure, the next call tries again.
  bytes.catch(() => assets.delete(url.href))
  return bytes
}

async function load(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url).catch(() => undefined)
  if (!answer?.ok) throw missingFile(answer, 'assetFailed')
  return new Uint8Array(await answer.arrayBuffer())
}
