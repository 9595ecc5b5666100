/** What the page says besides the words of fields and operations. */
export const en = {
  images: 'Images',
  drop: 'Drop images anywhere on this page, or paste',
  release: 'Drop images to convert them',
  none: 'Your images are listed here. They are converted as soon as you add them.',
  changed: '{from} → {to}, {width} × {height}',
  frames: '{frames} frames',
  first: 'First frame of several',
  settled: '{ready} of {all} ready',
  total: 'Total {size}',
  downloaded: 'Downloaded',
  archive: 'images.zip',
  more: 'More',
  own: 'original',
  can: 'Supported formats',
  format: 'Format',
  reads: 'Reads',
  writes: 'Writes',
  transparency: 'Transparency',
  yes: 'Yes',
  no: 'No',
  presets: { web: 'WebP, 80', 'jpeg-high': 'JPEG, 95', 'png-transparent': 'PNG', thumbnail: 'JPEG, 200 × 200 px' },
}

export type PageTexts = typeof en
