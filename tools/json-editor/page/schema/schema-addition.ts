import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { DocumentIssue } from '../../assist/check-document.ts'
import { completeBySchema } from './complete-by-schema.ts'
import type { RemoteAssistant } from './remote-assistant.browser.ts'
import { issuesField, showIssues } from './schema-issues.ts'
import { type SchemaTooltipWords, schemaTooltip } from './schema-tooltip.ts'

interface AdditionWords extends SchemaTooltipWords {
  /** The name of the list of completions. */
  completions: string
}

/** The editor extension of a schema. */
export const schemaAddition = (
  assistant: RemoteAssistant,
  words: AdditionWords,
): LoadedAddition<readonly DocumentIssue[]> => ({
  extensions: [
    completeBySchema(assistant),
    issuesField,
    schemaTooltip(assistant, words),
    schemaLook,
    EditorState.phrases.of({ Completions: words.completions }),
  ],
  show: (view, issues) => view.dispatch({ effects: showIssues.of(issues) }),
})

/** Lists and tooltips in the colors of the page, light and dark by the same variables. */
const schemaLook = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-2)',
    background: 'var(--raised)',
    color: 'var(--text)',
    boxShadow: 'var(--e-2)',
    fontFamily: 'var(--sans)',
    fontSize: '13px',
    lineHeight: '1.45',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    maxHeight: '16em',
    minWidth: '180px',
    borderRadius: 'var(--r-2)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--brand-tint)',
    color: 'var(--text)',
    boxShadow: 'inset 3px 0 0 var(--brand)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: 'var(--brand-text)' },
  '.cm-completionDetail': { marginLeft: '12px', fontStyle: 'normal', color: 'var(--text-2)' },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', maxHeight: '16em', overflow: 'auto' },
  '.cm-place': { maxWidth: 'min(480px, 92vw)', maxHeight: '40vh', overflow: 'auto', padding: '8px 12px' },
  '.cm-place > div + div': { marginTop: '4px' },
  '.cm-place-about, .cm-place-issue': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '.cm-place-issue': { color: 'var(--danger)', fontWeight: '500' },
  '.cm-place-warning': { color: 'var(--warn)' },
  '.cm-place-facts, .cm-place-listed': { color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '.cm-place code': { fontFamily: 'var(--mono)', fontSize: '12px' },
})
