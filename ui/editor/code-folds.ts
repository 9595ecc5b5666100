import { codeFolding, foldGutter, foldKeymap } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

/** Folds what stands between two brackets, by the mark before its line or by the keys of every code editor. */
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
