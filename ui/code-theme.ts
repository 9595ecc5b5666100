import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the colors of the page, light and dark by the same variables. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--text)', background: 'none', fontSize: '14px', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '4px 0 16px', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-gutters': { background: 'none', border: '0', color: 'var(--text-3)', fontSize: '12px', paddingLeft: '8px' },
  '.cm-gutters + .cm-content .cm-line': { paddingLeft: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '1.5px' },
  '.cm-placeholder': { color: 'var(--text-3)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--mark)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'none', outline: '1px solid var(--focus)' },
  '.cm-selectionMatch, .cm-searchMatch': { background: 'var(--brand-tint)' },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--text)', borderColor: 'var(--line)' },
})

export const codeColors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-str)' },
  { tag: tags.number, color: 'var(--code-num)' },
  { tag: [tags.keyword, tags.bool, tags.null], color: 'var(--code-kw)' },
  { tag: tags.typeName, color: 'var(--code-type)' },
  { tag: tags.comment, color: 'var(--code-com)' },
  { tag: tags.invalid, color: 'var(--danger)' },
])
