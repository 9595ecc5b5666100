import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder as placeholderOf } from '@codemirror/view'
import { getNonce } from 'get-nonce'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { filesToPage } from '#ui/editor/code-files.ts'
import { editorTheme } from '#ui/editor/code-theme.ts'
import { longestEdited } from '#ui/editor/long-text.ts'
import { carriedBy } from '#ui/transfer/carried.ts'
import { type Mark, matchMarks, matchTheme, showMarks } from './match-marks.browser.ts'

export interface MatchEditorProps {
  value: string
  label: string
  placeholder: string
  marks: readonly Mark[]
  lit: number | undefined
  /** The selection of the text area whose place this takes, where it had the focus. */
  start?: { from: number; to: number } | undefined
  onChange: (value: string) => void
}

/** The text with its matches marked, as CodeMirror 6 holds it: every line end stays what it is, so that places are right. */
export function MatchEditor({ value, label, placeholder, marks, lit, start, onChange }: MatchEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const change = useRef(onChange)
  change.current = onChange
  const words = useRef(new Compartment())
  // What was told and has not come back as the value yet.
  const told = useRef<string[]>([])

  // In the same breath as the text area goes: a key that is pressed in between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later values come in below
  useLayoutEffect(() => {
    const made = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: value,
        extensions: [
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
          [history(), drawSelection(), EditorView.lineWrapping, EditorState.lineSeparator.of('\n')],
          [editorTheme, matchTheme, matchMarks, EditorView.cspNonce.of(getNonce() ?? '')],
          words.current.of(wordsOf(label, placeholder)),
          filesToPage,
          EditorView.domEventHandlers({ paste: (event, { state }) => takeLong(event, state, change.current) }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('outside'))) return
            const text = update.state.doc.toString()
            told.current.push(text)
            change.current(text)
          }),
        ],
      }),
    })
    view.current = made
    if (start) {
      const within = (place: number) => Math.min(place, made.state.doc.length)
      made.focus()
      made.dispatch({ selection: { anchor: within(start.from), head: within(start.to) } })
    }
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const { current } = view
    const echo = told.current.indexOf(value)
    told.current = told.current.slice(echo + 1)
    // An echo of a moment ago must not undo what has been typed since.
    if (!current || echo >= 0 || isSame(current.state, value)) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value }, userEvent: 'outside' })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({ effects: words.current.reconfigure(wordsOf(label, placeholder)) })
  }, [label, placeholder])

  useEffect(() => {
    view.current?.dispatch({ effects: showMarks.of({ marks, highlighted: lit }) })
  }, [marks, lit])

  const shown = useRef(marks)
  shown.current = marks
  // Only when something else is pointed at: while somebody types, the text stays where it is.
  useEffect(() => {
    const mark = lit === undefined ? undefined : shown.current[lit]
    if (view.current && mark) scrollTo(view.current, mark.start)
  }, [lit])

  return <div ref={host} style={{ display: 'contents' }} />
}

const wordsOf = (label: string, placeholder: string): Extension => [
  placeholderOf(placeholder),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
]

/** Lengths first: comparing megabytes on every key would be felt. */
const isSame = ({ doc }: EditorState, value: string): boolean => doc.length === value.length && doc.toString() === value

/** What would be too long to edit is not put in first. */
function takeLong(event: ClipboardEvent, { selection, doc }: EditorState, change: (text: string) => void): boolean {
  const text = carriedBy(event.clipboardData).text
  const { from, to } = selection.main
  if (doc.length - (to - from) + text.length <= longestEdited) return false
  event.preventDefault()
  change(doc.sliceString(0, from) + text + doc.sliceString(to))
  return true
}

/** Scrolls within the editor alone: who points at a row wants the page to stay. */
function scrollTo(view: EditorView, place: number): void {
  if (place > view.state.doc.length) return
  const { top, bottom } = view.lineBlockAt(place)
  const { scrollTop, clientHeight } = view.scrollDOM
  if (top >= scrollTop && bottom <= scrollTop + clientHeight) return
  view.scrollDOM.scrollTop = top - clientHeight / 3
}
