/** What the page says besides the words of fields and operations. */
export const en = {
  directionLabel: 'Direction',
  materialLabel: 'Input type',
  direction: { encode: 'Encode', decode: 'Decode' },
  material: { text: 'Text', file: 'Image or file' },
}

export type PageTexts = typeof en
