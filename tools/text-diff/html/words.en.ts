/** The words in an exported comparison. */
export const en = {
  original: 'Original',
  changed: 'Changed',
  counts: '{changes|change|changes}',
  folded: '{count} unchanged lines',
  movedTo: 'Moved to line {line}',
  movedFrom: 'Moved from line {line}',
  noLineEnd: 'no line break',
  moreRows: '{count} more rows',
}

export type HtmlWords = typeof en
