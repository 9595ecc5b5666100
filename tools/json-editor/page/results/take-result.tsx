import { IconArrowLeft } from '@tabler/icons-react'
import { PaneDividerButton } from '#ui/bench/pane-divider.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts, useTool } from '#ui/frame/tool.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'

/** Makes the result the document: formatted, minified, repaired, or what a query has found. */
export function TakeResult({ run }: { run: Running<Record<string, unknown>> }) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { change, enqueue } = useDocument()
  const { open, operations } = useTool()
  const result = run.output?.['json']
  if (!operations[open]?.output.properties?.['json']) return null
  return (
    <PaneDividerButton
      label={words.take}
      isReady={run.state === 'done'}
      onPress={() => {
        if (typeof result !== 'string' && !(result instanceof Blob)) return
        void enqueue(() => {
          change(result)
          announce(words.taken)
        })
      }}
    >
      <IconArrowLeft size={18} stroke={1.75} />
    </PaneDividerButton>
  )
}
