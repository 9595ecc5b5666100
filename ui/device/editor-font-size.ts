import { storedOf } from './stored.ts'

/** In pixels. What is drawn before the page comes alive reads the same bounds. */
export const fontSizes = { min: 12, usual: 14, max: 20 }

const isFontSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= fontSizes.min && Number(value) <= fontSizes.max

/** The size of letters in editors of text and code; undefined where nobody chose one. */
export const editorFontSize = storedOf('editor-font-size', (stored) => (isFontSize(stored) ? stored : undefined))

/** Gives the editors of this page the size that is stored. */
export function applyFontSize(): void {
  const size = editorFontSize.read()
  const { style } = document.documentElement
  if (size === undefined) style.removeProperty('--editor-font-size')
  else style.setProperty('--editor-font-size', `${size}px`)
}
