import type { MarkdownIt, StateInline } from 'markdown-it'

/**
 * Lets emphasis and strikethrough begin and end beside Chinese, Japanese and Korean whatever punctuation is next to it:
 * those are written without the spaces by which CommonMark (section 6.2) tells one side of a delimiter from the other,
 * so `**注意：**请` would not end there. Follows the CJK-friendly amendments to CommonMark
 * (https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md); `_` is not concerned.
 */
export function cjkEmphasis({ inline, utils }: MarkdownIt): void {
  inline.State = class extends inline.State {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const scanned = super.scanDelims(start, canSplitWord)
      if (!canSplitWord || (scanned.can_open && scanned.can_close)) return scanned
      const end = start + scanned.length
      const isAtSpace = (at: number) => !(at >= 0 && at < this.posMax) || utils.isWhiteSpace(this.src.charCodeAt(at))
      if (isAtSpace(start - 1) || isAtSpace(end)) return scanned
      const isBesideCjk =
        endsInCjk(this.src.slice(Math.max(0, start - 4), start)) || cjk.test(this.src.slice(end, end + 2))
      if (!isBesideCjk) return scanned
      return { ...scanned, can_open: true, can_close: true }
    }
  }
}

/**
 * Begins with one of the wide, full-width and half-width characters (UAX #11) that are not shown as emoji, or of Hangul.
 * Unlike them, the quotation marks “ ” ‘ ’ are of every language.
 */
const cjk =
  /^(?!\p{Emoji_Presentation})[\u1100-\u11ff\u20a9\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uffbe\uffc2-\uffdc\uffe0-\uffee\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u

/** Looks behind variation selectors; one of them makes a quotation mark a full-width one. */
function endsInCjk(text: string): boolean {
  const [last = '', previous = ''] = [...text].reverse()
  if (cjk.test(last) || /[\u{e0100}-\u{e01ef}]/u.test(last)) return true
  return /[\ufe00-\ufe0e]/.test(last) && (cjk.test(previous) || (last === '\ufe01' && /[‘’“”]/.test(previous)))
}
