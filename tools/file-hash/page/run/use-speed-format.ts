import { fill } from '#kit/sentence.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'

/** The progress of reading. */
interface Progress {
  /** 0 to 1. */
  share: number
  /** Read so far. */
  bytes: number
  /** Still to be read. */
  left: number
  milliseconds: number
}

/** Formats durations, speeds and progress in the page's language. */
export function useSpeedFormat() {
  const words = usePageTexts<PageTexts>()
  /** Undefined where too little was read to measure. */
  const speed = (bytes: number, milliseconds: number): string | undefined =>
    bytes < 1e6 || milliseconds < 1 ? undefined : `${sizeOf(Math.round((bytes / milliseconds) * 1000))}/s`
  return {
    speed,
    /** Percentage, speed, and remaining time. */
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
      // Browsers' clocks have no higher resolution.
      if (milliseconds < 0.1) return words.instant
      if (milliseconds < 1000) return fill(words.milliseconds, { count: roundMilliseconds(milliseconds) })
      return fill(words.seconds, { count: (milliseconds / 1000).toFixed(2) })
    },
  }
}

const roundMilliseconds = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)
