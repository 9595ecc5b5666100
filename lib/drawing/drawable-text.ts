import { missingGlyphMark } from './fonts.ts'
import type { Context } from './surface.ts'

/**
 * Replaces characters without a glyph, so that no empty boxes are drawn: emoji are removed, other characters become 〓,
 * which marks a missing character.
 *
 * @param probe - a canvas of `probeSize` pixels a side, with the font that the text will be drawn in
 */
export function drawableText(text: string, probe: Context): string {
  const missing = renderingOf(probe, unassigned)
  const drawn = new Map<string, string>()
  const replace = (character: string): string => {
    if (isAlwaysDrawable.test(character)) return character
    const image = renderingOf(probe, character)
    // Spaces and direction marks draw nothing; visible characters that draw nothing are missing. A sequence, such as a
    // family, may be several boxes.
    const isMissing =
      image === missing ||
      (image === nothing && isVisible.test(character)) ||
      (character.length > 2 && Array.from(character, (point) => renderingOf(probe, point)).includes(missing))
    if (!isMissing) return character
    return emoji.test(character) ? '' : missingGlyphMark
  }
  return Array.from(new Intl.Segmenter('zh').segment(text), ({ segment }) => {
    const drawable = drawn.get(segment) ?? replace(segment)
    drawn.set(segment, drawable)
    return drawable
  }).join('')
}

/** The width and height of the probe in pixels. */
export const probeSize = 24

/** A code point that is unassigned and not planned to be, and so has no glyph in any font. */
const unassigned = '\u0378'
const isAlwaysDrawable = /^[\n -~]$/
const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const nothing = ''

/** Renders a character as a comparable string; empty if nothing is visible. */
function renderingOf(probe: Context, character: string): string {
  probe.clearRect(0, 0, probeSize, probeSize)
  probe.fillText(character, 2, probeSize - 6)
  const { data } = probe.getImageData(0, 0, probeSize, probeSize)
  return data.some((level) => level > 0) ? data.join() : nothing
}
