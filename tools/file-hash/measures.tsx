import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language.ts'
import { sizeOf } from '#ui/measure-text.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Writes times and speeds in the reader's language. */
export function useMeasures() {
  const { page: words } = useTexts({ en, zh })
  return {
    time(milliseconds: number): string {
      // Clocks of browsers are no finer.
      if (milliseconds < 0.1) return words.instant
      if (milliseconds < 1000) return fill(words.milliseconds, { count: shortly(milliseconds) })
      return fill(words.seconds, { count: (milliseconds / 1000).toFixed(2) })
    },
    /** Undefined where too little was read to tell. */
    speed(bytes: number, milliseconds: number): string | undefined {
      return bytes < 1e6 || milliseconds < 1 ? undefined : `${sizeOf(Math.round((bytes / milliseconds) * 1000))}/s`
    },
  }
}

const shortly = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)
