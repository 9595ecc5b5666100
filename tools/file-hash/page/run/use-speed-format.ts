import { fill } from '#kit/sentence.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'

/** How far something is. */
interface Progress {
  /** 0 to 1. */
  share: number
  /** What was read up to now. */
  bytes: number
  /** What is still to be read. */
  left: number
  milliseconds: number
}

/** Writes times and speeds in the reader's language. */
export function useSpeedFormat() {
  const words = usePageTexts<PageTexts>()
  /** Undefined where too little was read to tell. */
  const speed = (bytes: number, milliseconds: number): string | undefined =>
    bytes < 1e6 || milliseconds < 1 ? undefined : `${sizeOf(Math.round((bytes / milliseconds) * 1000))}/s`
  return {
    speed,
    /** How far it is, how fast it goes, and how long it will still take. */
    progress({ share, bytes, left, milliseconds }: Progress): string {
      const percent = Math.floor(share * 100)
      const rate = speed(bytes, milliseconds)
      if (!rate || share < 0.05) return fill(words.percent, { percent })
      const seconds = Math.max(1, Math.round(((left / bytes) * milliseconds) / 1000))
      return fill(words.left, { percent, speed: rate, seconds })
    },
    cancelledAt: (share: number): string =>
      share > 0 ? fill(words.cancelledAt, { percent: Math.floor(share * 100) }) : words.cancelled,
    time(milliseconds: number): string {
      // Clocks of browsers are no finer.
      if (milliseconds < 0.1) return words.instant
      if (milliseconds < 1000) return fill(words.milliseconds, { count: shortly(milliseconds) })
      return fill(words.seconds, { count: (milliseconds / 1000).toFixed(2) })
    },
  }
}

const shortly = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)
