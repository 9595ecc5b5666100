import { missingFile } from './missing-file.browser.ts'

const assets = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * Reads a large file that lies beside the code, such as a font, a voice or a table, when it is needed, and once:
 * `assetBytes(new URL('./assets/words.bin', import.meta.url))`. The build finds it by this form, and gives it a name with
 * its hash; on the server and the command line it is read from the disk.
 *
 * @throws ToolError `assetFailed` or `assetMissing`, for which the furniture of every page has sentences, when the file cannot be had
 */
export function assetBytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const cached = assets.get(url.href)
  if (cached !== undefined) return cached
  const bytes = load(url)
  assets.set(url.href, bytes)
  // A file that did not arrive is asked for again the next time.
  bytes.catch(() => assets.delete(url.href))
  return bytes
}

async function load(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url).catch(() => undefined)
  if (!answer?.ok) throw missingFile(answer, 'assetFailed')
  return new Uint8Array(await answer.arrayBuffer())
}
