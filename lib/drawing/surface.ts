/** A canvas, the same in a browser and in Node. */
export interface Surface {
  context: Context
  /** Writes what was drawn. The type tells what it is really: a browser writes PNG for what it cannot write. */
  encode(type: 'image/png' | 'image/jpeg' | 'image/webp', quality: number): Promise<Written>
}

export type Context = OffscreenCanvasRenderingContext2D

interface Written {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}
