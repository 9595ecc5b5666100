/** The actions on a value of the tree. */
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
