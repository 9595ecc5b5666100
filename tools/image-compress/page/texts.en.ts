import { imageWarnings } from '#kit/words/image-warnings.ts'
/** What the page says besides the words of fields and operations. */
export const en = {
  ...imageWarnings.en,
  scriptsRemoved: 'Scripts were removed',
  images: 'Images',
  drop: 'Drop images anywhere on this page, or paste',
  release: 'Drop images to compress them',
  none: 'Your images are listed here. They are compressed as soon as you add them.',
  kept: 'Original kept',
  notSmaller: 'Already as small as possible',
  changed: '{from} → {to}, {width} × {height}',
  keep: 'Compare with other settings',
  keepHelp: 'Keeps this result on the left; change the settings, and the new one is on the right',
  original: 'Compare with the original',
  swap: 'Swap sides',
  swapHelp: 'This file gets the settings of the left result',
  sides: { before: 'Left', after: 'Right', compare: 'Compare left and right', value: '{percent}% left' },
  saved: '{size} saved, {percent}%',
  history: '{files} files, {size} saved',
  settled: '{ready} of {all} ready, {size} saved',
  downloaded: 'Downloaded',
  archive: 'images.zip',
  auto: 'Automatic (smallest)',
  source: 'Same as original',
  more: 'More',
  any: 'any',
  resize: { none: 'None', contain: 'Contain', cover: 'Cover' },
  target: 'such as 200 kB',
  badTarget: 'Enter a size such as 200 kB',
  presets: {
    web: 'Automatic, 1920 px',
    high: 'Same format, 90',
    social: 'JPEG, 1200 px',
    thumbnail: '320 × 320 px',
  },
}

export type PageTexts = typeof en
