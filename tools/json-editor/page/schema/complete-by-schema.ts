import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import type { Completions } from '../../assist/completions.ts'
import type { Suggestion } from '../../assist/suggestion.ts'
import type { RemoteAssistant } from './remote-assistant.browser.ts'

/** Completes by the schema, while typing and by Ctrl+Space. */
export const completeBySchema = (assistant: RemoteAssistant): Extension => [
  autocompletion({ override: [(context) => complete(assistant, context)], icons: false }),
  // Completions within quotes need the quotes closed, or the rest of the line would be part of them.
  closeBrackets(),
  keymap.of([
    ...closeBracketsKeymap,
    // Ctrl+Space switches input methods on many devices.
    { win: 'Alt-/', linux: 'Alt-/', run: startCompletion },
  ]),
]

async function complete(assistant: RemoteAssistant, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context
  const before = state.sliceDoc(Math.max(0, pos - 2), pos)
  // No completions on their own after a line break, or in a list or object that was just begun.
  if (!explicit && !/[\p{L}\p{N}_$"-]$|:\s?$/u.test(before)) return null
  const completions = await assistant.complete(state.doc, pos)
  if (!completions || completions.suggestions.length === 0) return null
  const isBehind = before.endsWith('"') && completions.from !== pos - 1
  if (!explicit && isBehind) return null
  return {
    from: completions.typedFrom,
    options: completions.suggestions.map((suggestion, at) => optionOf(suggestion, at, completions, pos)),
    validFor: completions.typedFrom === completions.from ? /^[\w.+-]*$/ : /^[^"\\\n]*$/,
  }
}

function optionOf(suggestion: Suggestion, at: number, completions: Completions, asked: number): Completion {
  const { label, detail, about, rank } = suggestion
  return {
    label,
    detail,
    ...(about !== '' && { info: about }),
    type: completions.kind,
    boost: rank * 5,
    // As the schema has them.
    sortText: String(at).padStart(4, '0'),
    apply: (view, completion, from, to) => apply(view, completion, suggestion, placeNow(completions, from, to - asked)),
  }
}

/** The completions, moved past what was typed meanwhile at the caret. */
const placeNow = ({ from, to, typedFrom, commaAt }: Completions, typedFromNow: number, typed: number) => {
  const moved = typedFromNow - typedFrom
  return {
    from: from + moved,
    to: to + moved + typed,
    commaAt: commaAt === undefined ? undefined : commaAt + moved,
  }
}

function apply(
  view: EditorView,
  completion: Completion,
  { insert, select, leadsOn }: Suggestion,
  { from, to, commaAt }: ReturnType<typeof placeNow>,
): void {
  const comma = commaAt === undefined ? [] : [{ from: commaAt, insert: ',' }]
  const start = from + comma.length
  view.dispatch({
    changes: [...comma, { from, to, insert }],
    selection: { anchor: start + select.from, head: start + select.to },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
  if (leadsOn) startCompletion(view)
}
