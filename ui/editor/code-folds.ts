import { codeFolding, foldGutter, foldKeymap } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

/** Folds the text between two brackets, by the mark in the gutter or the usual keys of code editors. */
export const codeFolds: Extension = [
  codeFolding(),
  foldGutter({
    markerDOM(isOpen) {
      const mark = document.createElement('span')
      mark.className = 'cm-foldMark'
      mark.textContent = '›'
      if (isOpen) mark.dataset['open'] = ''
      return mark
    },
  }),
  keymap.of(foldKeymap),
]
