/** What the page says besides the words of fields and operations. */
export const en = {
  cover: 'What is on the cover',
  guides: 'Safe area',
  guidesHelp: 'Shows what no platform crops or covers; it is not part of the file',
  all: 'All sizes (ZIP)',
  allHelp: 'Draws this design in all eight sizes and downloads them together',
  stop: 'Stop',
  downloaded: 'Downloaded',
  failed: 'Cover generation failed',
}

export type PageTexts = typeof en
