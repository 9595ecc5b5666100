import { isSpaceUnit } from './characters.ts'

interface Lines {
  /** As in an editor: a line break at the end begins another line; an empty text has none. */
  lines: number
  /** Lines with more than white space. */
  filledLines: number
  /** Groups of lines separated by blank lines. */
  paragraphs: number
  /**
   * Words as office programs count them: those between spaces, and each ideograph, kana and East Asian punctuation mark
   * by itself.
   */
  officeWords: number
}

/** Counts lines, which end with CR, LF or CR LF, and words between spaces. */
export function lineTally() {
  let [breaks, filledLines, paragraphs, officeWords] = [0, 0, 0, 0]
  let [isStarted, isFilled, isParagraph, isWord, isAfterReturn] = [false, false, false, false, false]

  function endLine(): void {
    breaks++
    if (!isFilled) isParagraph = false
    isFilled = false
    isWord = false
  }

  function takeVisible(unit: number): void {
    if (!isFilled) {
      isFilled = true
      filledLines++
      if (!isParagraph) paragraphs++
      isParagraph = true
    }
    if (isWordByItself(unit)) {
      // A surrogate pair is counted by its first half.
      officeWords++
      isWord = false
    } else if (!isWord && !isPlaneTwoTrail(unit)) {
      isWord = true
      officeWords++
    }
    isAfterIdeograph = unit >= 0xd840 && unit <= 0xd8bf
  }

  let isAfterIdeograph = false
  const isPlaneTwoTrail = (unit: number): boolean => isAfterIdeograph && (unit & 0xfc00) === 0xdc00

  return {
    feed(piece: string): void {
      if (piece !== '') isStarted = true
      for (let at = 0; at < piece.length; at++) {
        const unit = piece.charCodeAt(at)
        if (unit === lineFeed) {
          if (!isAfterReturn) endLine()
        } else if (unit === carriageReturn) endLine()
        else if (isSpaceUnit(unit)) isWord = false
        else takeVisible(unit)
        isAfterReturn = unit === carriageReturn
      }
    },
    finish: (): Lines => ({ lines: isStarted ? breaks + 1 : 0, filledLines, paragraphs, officeWords }),
  }
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** Ideographs (planes 2 and 3 by the first half of the surrogate pair), kana, bopomofo, and their punctuation. */
const isWordByItself = (unit: number): boolean =>
  unit >= 0x2e80 &&
  ((unit <= 0x9fff && !(unit >= 0x3131 && unit <= 0x318f)) ||
    (unit >= 0xd840 && unit <= 0xd8bf) ||
    (unit >= 0xf900 && unit <= 0xfaff) ||
    (unit >= 0xfe30 && unit <= 0xfe4f) ||
    (unit >= 0xff01 && unit <= 0xff9f))
