/** What the page says besides the words of fields and operations. */
export const en = {
  local: 'Files stay on this device. The PDF engine ({size}) loads on first use.',
  pages: 'Pages of the result',
  count: '{count|page|pages}',
  drawn: '{drawn} of {count} drawn',
  cancel: 'Stop',
  reset: 'All pages again',
  page: 'Page {page}',
  turn: 'Rotate page {page}',
  remove: 'Delete page {page}',
  earlier: 'Move page {page} earlier',
  later: 'Move page {page} later',
  hint: 'Drag pages, or use the arrow keys on them, to change their order.',
  moved: 'Page {page} is now number {place} of {count}',
  turned: 'Page {page} rotated by {angle}°',
  removed: 'Page {page} deleted; {count} left',
  restored: 'All {count} pages are back',
}

export type PageTexts = typeof en
