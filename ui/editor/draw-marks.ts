import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { CaretPosition } from './code-editor.tsx'
import type { LoadedAddition } from './editor-addition.ts'
import type { TextMark } from './text-mark.ts'

/** Marks ranges in the editor, which move along with changes of the text. */
export const drawMarks: LoadedAddition<readonly TextMark[]> = {
  get extensions() {
    return [marksField, theme]
  },
  show(view, marks) {
    view.dispatch({ effects: showMarks.of(marks) })
  },
}

const showMarks = StateEffect.define<readonly TextMark[]>()

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { state, changes, effects }) {
    const latest = effects.findLast((effect) => effect.is(showMarks))
    return latest
      ? Decoration.set(
          latest.value.map((mark) => rangeOf(state, mark)),
          true,
        )
      : drawn.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function rangeOf(state: EditorState, { from, to, kind }: TextMark): Range<Decoration> {
  const start = offsetAt(state, from)
  const end = to ? offsetAt(state, to) : start + wordAt(state, start)
  // At the end of a line there is nothing to mark: a widget marks the position.
  if (start >= end) return Decoration.widget({ widget: new MissingText(kind), side: 1 }).range(start)
  return Decoration.mark({ class: classOf(kind) }).range(start, end)
}

function offsetAt({ doc }: EditorState, { line, column }: CaretPosition): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(to, from + Math.max(1, column) - 1)
}

/** In UTF-16 units: a percent sign with its digits, a quoted text, a word, or else one character. */
const wordAt = (state: EditorState, start: number): number => {
  const text = state.sliceDoc(start, Math.min(start + maxMarkLength, state.doc.lineAt(start).to))
  return /^(?:%[\da-z]{0,2}|"[^"]*"|[\p{L}\p{N}_]+|.)/isu.exec(text)?.[0].length ?? 0
}

const maxMarkLength = 200

const classOf = (kind: TextMark['kind']): string => `cm-marked cm-marked-${kind}`

class MissingText extends WidgetType {
  kind: TextMark['kind']

  constructor(kind: TextMark['kind']) {
    super()
    this.kind = kind
  }

  override eq(other: MissingText): boolean {
    return other.kind === this.kind
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = classOf(this.kind)
    element.textContent = '\u00a0'
    element.ariaHidden = 'true'
    return element
  }
}

const lined = (color: string, ground: string) => ({
  background: `var(--${ground})`,
  boxShadow: `inset 0 -2px 0 var(--${color})`,
})

/** A wavy line at an error; a background and an underline for differences, so that color is not the only sign. */
const theme = EditorView.theme({
  '.cm-marked-bad': { textDecoration: 'underline wavy 1.5px var(--danger)', textUnderlineOffset: '3px' },
  '.cm-marked-bad, .cm-marked-bad > span': { color: 'var(--danger)' },
  '.cm-marked-added': lined('success', 'success-tint'),
  '.cm-marked-removed': lined('danger', 'danger-tint'),
  '.cm-marked-changed': lined('warn', 'warn-tint'),
  '.cm-marked-first, .cm-marked-first > span': { color: 'var(--code-kw)' },
  '.cm-marked-second, .cm-marked-second > span': { color: 'var(--code-str)' },
  '.cm-marked-third, .cm-marked-third > span': { color: 'var(--code-key)' },
})
