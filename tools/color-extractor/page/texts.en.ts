import { imageWarnings } from '#kit/words/image-warnings.ts'

/** What the page says besides the words of fields and operations. */
export const en = {
  ...imageWarnings.en,
  operation: 'Operation',
  other: 'Choose another',
  remove: 'Remove file',
  release: 'Drop an image to extract its colors',
  pick: 'Pick a color from the image',
  keys: 'Click the image to pick a color, or move with the arrow keys and press Enter.',
  unseen: 'Your browser can’t show this format, but the palette was extracted.',
  picked: 'Picked',
  clearPicked: 'Clear picked colors',
  palette: 'Palette',
  contrast: 'Contrast',
  code: 'Code',
  views: 'Views',
  appears: 'The palette appears here',
  noneYet: 'No palette yet',
  copied: 'Copied',
  copyValue: 'Copy {value}',
  background: 'Background',
  white: 'White',
  black: 'Black',
  sample: 'Aa',
  grades: { AAA: 'AAA', AA: 'AA', large: 'AA, large text', none: 'Too low' },
  ratio: 'WCAG {ratio}',
  lightness: 'APCA Lc {value}',
  format: 'Format',
  files: 'Palette files',
  downloaded: 'Downloaded',
  fileName: 'palette',
}

export type PageTexts = typeof en
