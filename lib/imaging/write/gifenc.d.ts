declare module 'gifenc' {
  interface FrameOptions {
    palette: number[][]
    repeat: number
    transparent: boolean
    transparentIndex: number
  }
  export function GIFEncoder(): {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
  }
}
