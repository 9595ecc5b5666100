/** What the page says besides the words of fields and operations. */
export const en = {
  pictures: 'Pictures',
  drop: 'Drop pictures anywhere on this page, or paste',
  release: 'Drop pictures to compress them',
  none: 'Your pictures are listed here. They are compressed as soon as you add them.',
  kept: 'Original kept',
  notSmaller: 'A smaller one was not possible',
  changed: '{from} → {to}, {width} × {height}',
  saved: '{size} saved, {percent}%',
  history: '{files} files, {size} saved',
  settled: '{ready} of {all} ready, {size} saved',
  downloaded: 'Downloaded',
  archive: 'pictures.zip',
  auto: 'Auto (smallest)',
  source: 'As the original',
  more: 'More',
  any: 'any',
  resize: { none: 'None', contain: 'Contain', cover: 'Cover' },
  target: 'such as 200 kB',
  badTarget: 'Enter a size such as 200 kB',
  presets: {
    web: 'Auto, 1920 px',
    high: 'Same format, 90',
    social: 'JPEG, 1200 px',
    thumbnail: '320 × 320 px',
  },
}

export type PageTexts = typeof en
