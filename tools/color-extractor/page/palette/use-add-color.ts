import { fill } from '#kit/sentence.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { nameOf } from '../../color/names.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { addColor, type EditedPalette, maxColors } from './edited-palette.ts'
import type { PaletteProps } from './palette-actions.tsx'

/** Adds a color to the palette, and says in words whether it was. */
export function useAddColor(palette: EditedPalette, onChange: PaletteProps['onChange']): (hex: string) => string {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  return (hex) => {
    const color = `${names[nameOf(rgbOf(hex))]} ${hex}`
    const isAdded = addColor(palette, hex) !== palette
    if (isAdded) onChange((now) => addColor(now, hex))
    else if (palette.entries.length >= maxColors) return fill(words.isFull, { most: maxColors })
    return fill(isAdded ? words.added : words.isThere, { color })
  }
}
