/** What can be done with a value of the tree; each has a word. */
export type ActionName =
  | ('editValue' | 'rename' | 'addBefore' | 'addBehind' | 'addWithin' | 'duplicate' | 'remove' | 'moveUp' | 'moveDown')
  | (
      | 'ascending'
      | 'descending'
      | 'copyValue'
      | 'copyPath'
      | 'copyPointer'
      | 'parse'
      | 'stringify'
      | 'extract'
      | 'toArray'
      | 'toLines'
    )
  | ('showText' | 'showTable')
