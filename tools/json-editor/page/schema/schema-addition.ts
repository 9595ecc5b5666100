import { EditorState } from '@codemirror/state'
import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { DocumentIssue } from '../../assist/check-document.ts'
import { completeBySchema } from './complete-by-schema.ts'
import { placeTooltip, type TooltipWords } from './place-tooltip.ts'
import type { RemoteAssistant } from './remote-assistant.browser.ts'
import { issuesField, showIssues } from './schema-issues.ts'
import { schemaLook } from './schema-look.ts'

interface AdditionWords extends TooltipWords {
  /** What the list of what is offered is called. */
  completions: string
}

/** What a schema adds to the editor. */
export const schemaAddition = (
  assistant: RemoteAssistant,
  words: AdditionWords,
): LoadedAddition<readonly DocumentIssue[]> => ({
  extensions: [
    completeBySchema(assistant),
    issuesField,
    placeTooltip(assistant, words),
    schemaLook,
    EditorState.phrases.of({ Completions: words.completions }),
  ],
  show: (view, issues) => view.dispatch({ effects: showIssues.of(issues) }),
})
