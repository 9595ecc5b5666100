import { EditorState, StateEffect } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view'
import type { LoadedAddition } from '#ui/editor/editor-addition.ts'

/** A marked range of the text, with the ranges in it. */
export interface Mark {
  start: number
  end: number
  groups: readonly (Omit<Mark, 'groups'> | null)[]
}

interface Marks {
  marks: readonly Mark[]
  /** The mark that is pointed at. */
  highlighted: number | undefined
}

/**
 * Marks matches in the editor, only in the viewport. Line endings are preserved, so that the offsets of matches are
 * right.
 */
export const matchMarks: LoadedAddition<Marks> = {
  get extensions() {
    return [EditorState.lineSeparator.of('\n'), markPlugin, theme]
  },
  show(view, state, before) {
    view.dispatch({ effects: showMarks.of(state) })
    const mark = state.highlighted === undefined ? undefined : state.marks[state.highlighted]
    // Only when another match is hovered: while typing, the text does not scroll.
    if (mark && state.highlighted !== before?.highlighted) scrollTo(view, mark.start)
  },
}

/** Scrolls the editor only: hovering a row should not scroll the page. */
function scrollTo(view: EditorView, place: number): void {
  if (place > view.state.doc.length) return
  const { top, bottom } = view.lineBlockAt(place)
  const { scrollTop, clientHeight } = view.scrollDOM
  if (top >= scrollTop && bottom <= scrollTop + clientHeight) return
  view.scrollDOM.scrollTop = top - clientHeight / 3
}

const showMarks = StateEffect.define<Marks>()

/** The most ranges that are drawn: more could not be told apart. */
const maxMarks = 5000

/** Marks move along with edits. */
const markPlugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = Decoration.none
    shown: Marks = { marks: [], highlighted: undefined }
    isMoved = false

    update(update: ViewUpdate): void {
      const effects = update.transactions.flatMap((transaction) => transaction.effects)
      const latest = effects.findLast((effect) => effect.is(showMarks))
      if (latest) {
        this.shown = latest.value
        this.isMoved = false
      }
      if (latest || (update.viewportChanged && !this.isMoved && !update.docChanged))
        this.decorations = draw(update.view, this.shown)
      else if (update.docChanged) {
        this.isMoved = true
        this.decorations = this.decorations.map(update.changes)
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

function draw({ visibleRanges, state }: EditorView, { marks, highlighted }: Marks): DecorationSet {
  const ranges = []
  for (const { from, to } of visibleRanges) {
    for (let index = firstFrom(marks, from); index < marks.length && ranges.length < maxMarks; index++) {
      const mark = marks[index]
      if (!mark || mark.start > to) break
      const name = `rx-match${index % 2 ? ' rx-other' : ''}${index === highlighted ? ' rx-highlighted' : ''}`
      const clip = ({ start, end }: { start: number; end: number }) =>
        [Math.max(start, from), Math.min(end, to, state.doc.length)] as const
      const [start, end] = clip(mark)
      if (mark.start === mark.end && mark.start <= state.doc.length) {
        ranges.push(Decoration.widget({ widget: new EmptyMatch(name), side: 1 }).range(mark.start))
      }
      if (start >= end) continue
      ranges.push(Decoration.mark({ class: name }).range(start, end))
      for (const [number, group] of mark.groups.entries()) {
        const [inner, last] = group ? clip(group) : [0, 0]
        if (inner < last) ranges.push(Decoration.mark({ class: `rx-group rx-group-${number % 5}` }).range(inner, last))
      }
    }
  }
  return Decoration.set(ranges, true)
}

/** The first mark that ends at or behind an offset; marks are in order. */
function firstFrom(marks: readonly Mark[], place: number): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.end ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** An empty match is a line between two characters. */
class EmptyMatch extends WidgetType {
  name: string

  constructor(name: string) {
    super()
    this.name = name
  }

  override eq(other: EmptyMatch): boolean {
    return other.name === this.name
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = `rx-empty ${this.name}`
    return element
  }
}

const ring = (color: string) => ({ boxShadow: `inset 0 0 0 1.5px var(--${color})`, borderRadius: '3px' })
const tint = (color: string) => `color-mix(in srgb, var(--${color}) 72%, #0000)`

/** Matches alternate two background colors, underlined so that they do not rely on color alone; groups are framed. */
const theme = EditorView.theme({
  '.rx-match': { background: tint('brand-tint'), borderBottom: '2px solid var(--brand)', borderRadius: '2px' },
  '.rx-other': { background: tint('mark'), borderBottomColor: 'var(--star)' },
  '.rx-highlighted': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.rx-empty': { borderBottom: '0', borderLeft: '2px solid var(--brand)', margin: '0 -1px', background: 'none' },
  '.rx-empty.rx-other': { borderLeftColor: 'var(--star)' },
  '.rx-group-0': ring('code-num'),
  '.rx-group-1': ring('code-kw'),
  '.rx-group-2': ring('code-str'),
  '.rx-group-3': ring('code-key'),
  '.rx-group-4': ring('code-type'),
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--focus) 40%, #0000)',
  },
})
