/** What the page says besides the words of fields and operations. */
export const en = {
  pictures: 'Pictures',
  drop: 'Drop pictures anywhere on this page, or paste',
  release: 'Drop pictures to convert them',
  none: 'Your pictures are listed here. They are converted as soon as you add them.',
  changed: '{from} → {to}, {width} × {height}',
  first: 'First frame of several',
  settled: '{ready} of {all} ready',
  total: '{size} in all',
  downloaded: 'Downloaded',
  archive: 'pictures.zip',
  more: 'More',
  own: 'own',
  can: 'What can be read and written here',
  format: 'Format',
  reads: 'Reads',
  writes: 'Writes',
  transparency: 'Transparency',
  yes: 'Yes',
  no: 'No',
  presets: { web: 'WebP, 80', 'jpeg-high': 'JPEG, 95', 'png-transparent': 'PNG', thumbnail: 'JPEG, 200 × 200 px' },
}

export type PageTexts = typeof en
