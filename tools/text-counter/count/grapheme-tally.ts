import { joiningUnits } from '#lib/text/graphemes.ts'
import { segmentReader } from '#lib/text/segment-reader.ts'

/** Counts user-perceived characters (`Intl.Segmenter`), such as a flag or a letter with its accents. */
export function graphemeTally() {
  let graphemes = 0
  const count = () => {
    graphemes++
  }
  const onPlain = (text: string) => {
    graphemes += text.length
  }
  const reader = segmentReader('grapheme', count, { joiningUnits, onPlain })
  return {
    feed: reader.feed,
    finish(): number {
      reader.finish()
      return graphemes
    },
  }
}
