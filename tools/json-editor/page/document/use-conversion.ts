import { type RefObject, useEffect, useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import type { RemoteDocumentState } from './use-remote-document.ts'

/** A conversion of a document of several values: to NDJSON, or to an array. */
export type Conversion = 'toLines' | 'toArray'

interface ConversionOptions {
  /** The requested conversion: until it is done the document is open, also where a view would not need it. */
  asked: Conversion | undefined
  onDone: () => void
  edit: RemoteDocumentState['edit']
  enqueue: (work: () => unknown) => Promise<void>
  flushTyping: RefObject<(() => void) | undefined>
}

/** Runs the requested conversion in the queue; returns whether the last one was from NDJSON to an array. */
export function useConversion({ asked, onDone, edit, enqueue, flushTyping }: ConversionOptions): boolean {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const [wasLines, setWasLines] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is asked for
  useEffect(() => {
    if (!asked) return
    void enqueue(async () => {
      try {
        flushTyping.current?.()
        const done = await edit({ edit: asked, token: 0 })
        if (done) setWasLines(asked === 'toArray')
        announce(done ? words.changed : words.unchanged)
      } finally {
        onDone()
      }
    })
  }, [asked])
  return wasLines
}
