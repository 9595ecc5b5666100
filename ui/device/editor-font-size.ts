import { storedOf } from './stored.ts'

/** In pixels. The script before the first paint reads the same bounds. */
export const fontSizes = { min: 12, usual: 14, max: 20 }

const isFontSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= fontSizes.min && Number(value) <= fontSizes.max

/** The chosen font size of editors; undefined without a choice. */
export const editorFontSize = storedOf('editor-font-size', (stored) => (isFontSize(stored) ? stored : undefined))

/** Applies the stored font size to the editors of this page. */
export function applyFontSize(): void {
  const size = editorFontSize.read()
  const { style } = document.documentElement
  if (size === undefined) style.removeProperty('--editor-font-size')
  else style.setProperty('--editor-font-size', `${size}px`)
}
