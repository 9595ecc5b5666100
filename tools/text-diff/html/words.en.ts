/** What stands in a comparison besides the texts. */
export const en = {
  original: 'Original',
  changed: 'Changed',
  counts: '{changes} changes',
  oneChange: '1 change',
  folded: '{count} unchanged lines',
  movedTo: 'Moved to line {line}',
  movedFrom: 'Moved from line {line}',
  noLineEnd: 'no line break',
  moreRows: '{count} more rows',
}

export type HtmlWords = typeof en
