import { readFile } from 'node:fs/promises'

const assets = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Reads a file beside the code, once; see `asset-bytes.browser.ts`. */
export function assetBytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = assets.get(url.href) ?? readFile(url).then((buffer) => new Uint8Array(buffer))
  assets.set(url.href, bytes)
  return bytes
}
