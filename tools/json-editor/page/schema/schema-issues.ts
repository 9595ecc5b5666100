import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { DocumentIssue } from '../../assist/check-document.ts'

/** An error of the schema where it stands in the editor now, in UTF-16 units. */
interface PlacedIssue {
  from: number
  to: number
  issue: DocumentIssue
}

export const showIssues = StateEffect.define<readonly DocumentIssue[]>()

/** Underlines violations of the schema; they move along with edits until the next check. */
export const issuesField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { state, changes, effects }) {
    const latest = effects.findLast((effect) => effect.is(showIssues))
    return latest
      ? Decoration.set(
          latest.value.flatMap((issue) => markOf(state, issue)),
          true,
        )
      : drawn.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function markOf(state: EditorState, issue: DocumentIssue): Range<Decoration>[] {
  const [from, to] = [offsetAt(state, issue.from), offsetAt(state, issue.to)]
  // The same class as other marks, so that two marks on one place look like one.
  return from < to ? [Decoration.mark({ class: 'cm-marked cm-marked-bad', issue }).range(from, to)] : []
}

function offsetAt({ doc }: EditorState, { line, column }: DocumentIssue['from']): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(to, from + Math.max(1, column) - 1)
}

/** The errors between two offsets, each once. */
export function issuesIn(state: EditorState, from: number, to: number): PlacedIssue[] {
  const issues: PlacedIssue[] = []
  state.field(issuesField).between(from, to, (start, end, { spec }) => {
    issues.push({ from: start, to: end, issue: spec['issue'] as DocumentIssue })
  })
  return issues
}

/** The next error behind or before an offset; behind the last comes the first. */
export function nextIssue(state: EditorState, from: number, direction: 1 | -1): PlacedIssue | undefined {
  const all = issuesIn(state, 0, state.doc.length)
  return direction === 1
    ? (all.find((each) => each.from > from) ?? all[0])
    : (all.findLast((each) => each.from < from) ?? all.at(-1))
}
