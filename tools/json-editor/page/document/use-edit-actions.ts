import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { EditRequest } from '../../document/edit-request.ts'
import type { Selection } from '../../document/method-results.ts'
import type { PageTexts } from '../texts.en.ts'
import { useDocument } from './document-context.tsx'
import { failureMessage } from './failure-message.ts'

interface EditActions {
  /** Edits within a task, and announces it; returns the selection then, undefined where nothing changed. */
  make: (request: EditRequest, announcement: string) => Promise<Selection | undefined>
  /** Edits for a field, in the queue; returns what is wrong with the typed text, if anything. */
  commit: (request: EditRequest) => Promise<string | undefined>
}

/** Makes edits. Nothing is announced before it is done. */
export function useEditActions(): EditActions {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { remoteState, enqueue } = useDocument()

  async function make(request: EditRequest, announcement: string): Promise<Selection | undefined> {
    const selection = await remoteState.edit(request)
    announce(selection ? announcement : words.unchanged)
    return selection
  }
  async function commit(request: EditRequest): Promise<string | undefined> {
    let wrong: string | undefined
    await enqueue(async () => {
      try {
        await make(request, words.changed)
      } catch (error) {
        wrong = failureMessage(error, words)
      }
    })
    return wrong
  }
  return { make, commit }
}
