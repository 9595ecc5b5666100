import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers, placeholder as placeholderOf } from '@codemirror/view'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Language } from '#kit/language.ts'
import { linesWrap } from '../device/lines-wrap.ts'
import { useStored } from '../device/stored.ts'
import { useLanguage } from '../language/language.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { transferContentsOf } from '../transfer/transfer-contents.ts'
import './adopt-styles.ts'
import { filesToPage } from './code-files.ts'
import { codeFolds } from './code-folds.ts'
import { isCode, loadedLanguage, loadLanguage } from './code-languages.ts'
import { codeColors, editorTheme } from './code-theme.ts'
import type { LoadedAddition } from './editor-addition.ts'
import { chinesePhrases } from './editor-phrases.ts'
import { changeBetween } from './text-change.ts'

/** A position in a text, both counted from 1; columns in UTF-16 units. */
export interface CaretPosition {
  line: number
  column: number
}

export interface CodeEditorProps {
  value: string
  /** Selects the language: those of `code-languages.ts` are highlighted, others are plain text. */
  mediaType: string
  label: string
  placeholder?: string
  isBad?: boolean
  readOnly?: boolean
  /** The selection of the text area that this replaces, if it had the focus. */
  start?: { from: number; to: number } | undefined
  /** Where to move the caret, once for each object. */
  go?: CaretPosition | undefined
  /** The page's extension of the editor; it must not change. */
  addition?: LoadedAddition | undefined
  /** The state of the addition. */
  additionState?: unknown
  onChange?: (value: string) => void
}

/** CodeMirror 6 as a controlled field. */
export function CodeEditor({
  value,
  mediaType,
  label,
  placeholder = '',
  isBad,
  readOnly,
  start,
  go,
  addition,
  additionState,
  onChange,
}: CodeEditorProps) {
  const language = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const change = useRef(onChange)
  change.current = onChange
  const attributes = useRef(new Compartment())
  const colors = useRef(new Compartment())
  const wrapping = useRef(new Compartment())
  const wraps = useStored(linesWrap)
  // Reported changes that have not come back as the value yet.
  const announced = useRef<string[]>([])

  // In the same task that removes the text area: a key pressed in between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once; later values are applied below
  useLayoutEffect(() => {
    const made = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: value,
        extensions: [
          basics(readOnly === true),
          colors.current.of(isCode(mediaType) ? codeIn(loadedLanguage(mediaType) ?? []) : []),
          addition?.extensions ?? [],
          filesToPage,
          attributes.current.of(attributesOf(label, placeholder, isBad, language)),
          wrapping.current.of(wraps ? EditorView.lineWrapping : []),
          EditorView.domEventHandlers({
            // A text too long to edit is not inserted at all.
            paste: (event, { state }) => {
              const text = transferContentsOf(event.clipboardData).text
              const { from, to } = state.selection.main
              if (readOnly || state.doc.length - (to - from) + text.length <= maxEditedLength) return false
              event.preventDefault()
              change.current?.(state.sliceDoc(0, from) + text + state.sliceDoc(to))
              return true
            },
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((transaction) => transaction.isUserEvent('outside'))) {
              const text = update.state.doc.toString()
              announced.current.push(text)
              change.current?.(text)
            }
          }),
        ],
      }),
    })
    view.current = made
    if (start) {
      made.focus()
      made.dispatch({ selection: { anchor: clamp(start.from, made), head: clamp(start.to, made) } })
    }
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const { current } = view
    const echo = announced.current.indexOf(value)
    announced.current = announced.current.slice(echo + 1)
    // A late echo of an earlier change must not undo what has been typed since.
    if (!current || echo >= 0) return
    const next = asHeld(value, current.state)
    if (sameText(current, next)) return
    // Applies only the difference, so that the caret and the scroll position stay.
    current.dispatch({ changes: changeBetween(current.state.doc.toString(), next), userEvent: 'outside' })
  }, [value])

  useEffect(() => {
    const { current } = view
    if (!current || !go) return
    const { from, to } = current.state.doc.line(Math.min(Math.max(1, go.line), current.state.doc.lines))
    const anchor = Math.min(to, from + go.column - 1)
    current.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    current.focus()
  }, [go])

  useEffect(() => {
    view.current?.dispatch({
      effects: attributes.current.reconfigure(attributesOf(label, placeholder, isBad, language)),
    })
  }, [label, placeholder, isBad, language])

  useEffect(() => {
    view.current?.dispatch({ effects: wrapping.current.reconfigure(wraps ? EditorView.lineWrapping : []) })
  }, [wraps])

  const drawn = useRef(loadedLanguage(mediaType) || !isCode(mediaType) ? mediaType : undefined)
  useEffect(() => {
    if (drawn.current === mediaType) return
    let isWanted = true
    const draw = (language: Extension) => {
      if (!isWanted) return
      drawn.current = mediaType
      view.current?.dispatch({ effects: colors.current.reconfigure(isCode(mediaType) ? codeIn(language) : []) })
    }
    // Editing works without highlighting too.
    loadLanguage(mediaType).then(draw, () => {})
    return () => {
      isWanted = false
    }
  }, [mediaType])

  const shownState = useRef<unknown>(undefined)
  useEffect(() => {
    if (view.current) addition?.show(view.current, additionState, shownState.current)
    shownState.current = additionState
  }, [addition, additionState])

  return <div ref={host} style={{ display: 'contents' }} />
}

const clamp = (place: number, { state }: EditorView): number => Math.min(place, state.doc.length)

/** Lengths first: comparing megabytes on every key would be slow. */
const sameText = ({ state: { doc } }: EditorView, value: string): boolean =>
  doc.length === value.length && doc.toString() === value

/** A text as in the editor, where every line break is one unit, unless an addition keeps them as they are. */
const asHeld = (value: string, state: EditorState): string =>
  value.includes('\r') && state.facet(EditorState.lineSeparator) === undefined ? value.replace(/\r\n?/g, '\n') : value

const attributesOf = (
  label: string,
  placeholder: string,
  isBad: boolean | undefined,
  language: Language,
): Extension => [
  placeholderOf(placeholder),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-invalid': String(isBad === true),
    spellcheck: 'false',
    // It is focusable anyway; checkers want it explicit.
    tabindex: '0',
  }),
  language === 'zh' ? EditorState.phrases.of(chinesePhrases) : [],
]

/** The extensions for code: colors, line numbers, folding, and bracket pairs. */
const codeIn = (language: Extension): Extension => [
  lineNumbers(),
  codeFolds,
  language,
  bracketMatching(),
  highlightSelectionMatches(),
]

function basics(readOnly: boolean): Extension {
  return [
    // Tab leaves the editor, like any field.
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    history(),
    drawSelection(),
    syntaxHighlighting(codeColors),
    editorTheme,
    EditorState.readOnly.of(readOnly),
  ]
}
