import { missingMark } from './fonts.ts'
import type { Context } from './surface.ts'

/**
 * Replaces characters without a glyph, so that no empty box is drawn: an emoji is left out, another character becomes
 * 〓, which says that something is missing.
 *
 * @param probe - a small canvas of its own, whose font is the one that is meant
 */
export function drawableText(text: string, probe: Context): string {
  const missing = imageOf(probe, unassigned)
  const drawn = new Map<string, string>()
  const replace = (character: string): string => {
    if (isSurelyThere.test(character)) return character
    const image = imageOf(probe, character)
    // A space or a mark of direction draws nothing; what should have a look, and has none, is missing.
    const isMissing = image === missing || (image === nothing && hasLook.test(character))
    if (!isMissing) return character
    return emoji.test(character) ? '' : missingMark
  }
  return Array.from(new Intl.Segmenter('zh').segment(text), ({ segment }) => {
    const drawable = drawn.get(segment) ?? replace(segment)
    drawn.set(segment, drawable)
    return drawable
  }).join('')
}

/** In pixels. */
export const probeSize = 24

/** A code point that has no character, now and by the plans of Unicode, and so no glyph in any font. */
const unassigned = '\u0378'
const isSurelyThere = /^[\n -~]$/
const hasLook = /[\p{L}\p{N}\p{P}\p{S}]/u
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const nothing = ''

/** The rendering of a character, as a comparable text; empty where nothing is visible. */
function imageOf(probe: Context, character: string): string {
  probe.clearRect(0, 0, probeSize, probeSize)
  probe.fillText(character, 2, probeSize - 6)
  const { data } = probe.getImageData(0, 0, probeSize, probeSize)
  return data.some((level) => level > 0) ? data.join() : nothing
}
