import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the colors of the page, light and dark by the same variables. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--text)', background: 'none', fontSize: '14px', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    lineHeight: 'var(--editor-line-height, 1.65)',
    fontVariantLigatures: 'none',
  },
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
  '.cm-searchMatch-selected': { background: 'var(--mark)', color: 'var(--on-mark)' },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--text)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 44px 8px 12px',
    fontFamily: 'var(--sans)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 140px',
    minWidth: '0',
    height: '30px',
    margin: '0',
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-2)',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: '13px',
  },
  '.cm-panel.cm-search .cm-button': {
    height: '30px',
    margin: '0',
    padding: '0 10px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-2)',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: '13px',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search .cm-button:hover': { background: 'var(--sunken)' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    margin: '0',
    fontSize: '13px',
    color: 'var(--text-2)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0', accentColor: 'var(--brand)' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '30px',
    height: '30px',
    borderRadius: 'var(--r-2)',
    fontSize: '18px',
    color: 'var(--text-2)',
  },
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
