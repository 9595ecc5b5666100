import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt } from '../codec.ts'
import type { Picture } from '../picture.ts'

/** Writes a picture as PNG, in the smallest of the ways that keep every pixel that can be seen. */
export function optimizePixels({ data, width, height }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  return attempt(async () => {
    const { optimise_raw } = await start()
    return new Uint8Array(optimise_raw(data, width, height, levelFor(width * height), false, true))
  })
}

/** Level 2 takes three times as long as 1 and saves a hundredth: a minute is too much for that. */
const levelFor = (pixels: number): number => (pixels > 4_000_000 ? 1 : 2)

async function start() {
  // The file for one thread, always: the package's own choice would need headers that the site does not send.
  const [glue, module] = await Promise.all([
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'),
    wasmModule('oxipng'),
  ])
  await glue.default(module)
  return glue
}
