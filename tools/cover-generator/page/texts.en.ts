/** What the page says besides the words of fields and operations. */
export const en = {
  cover: 'Cover content',
  exampleTitle: 'Your title here',
  guides: 'Safe area',
  guidesHelp: 'Shows the area that no platform crops or covers; not part of the file',
  all: 'All sizes (ZIP)',
  allHelp: 'Generates this design in all 8 sizes and downloads them together',
  stop: 'Stop',
  downloaded: 'Downloaded',
  failed: 'Cover generation failed',
}

export type PageTexts = typeof en
