/** A canvas with the same interface in browsers and in Node. */
export interface Surface {
  context: Context
  /**
   * Encodes the image. The returned type is the actual one: browsers encode PNG instead of formats that they do not
   * support.
   */
  encode(type: 'image/png' | 'image/jpeg' | 'image/webp', quality: number): Promise<EncodedSurface>
}

export type Context = OffscreenCanvasRenderingContext2D

interface EncodedSurface {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}
