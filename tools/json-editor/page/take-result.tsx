import { IconArrowLeft } from '@tabler/icons-react'
import { useAnnounce } from '#ui/announcer.tsx'
import { useTexts } from '#ui/language.ts'
import { SeamButton } from '#ui/seam.tsx'
import { useTool } from '#ui/tool.ts'
import type { Running } from '#ui/use-operation.ts'
import { useDocument } from './document-context.tsx'
import { words } from './words.ts'

/** Makes the result the document: formatted, minified, repaired, or what a query has found. */
export function TakeResult({ run }: { run: Running<Record<string, unknown>> }) {
  const said = useTexts(words)
  const announce = useAnnounce()
  const { change, inTurn } = useDocument()
  const { open, operations } = useTool()
  const result = run.output?.['json']
  if (!operations[open]?.output.shape['json']) return null
  return (
    <SeamButton
      label={said.take}
      isReady={run.state === 'done'}
      onPress={() => {
        if (typeof result !== 'string' && !(result instanceof Blob)) return
        void inTurn(() => {
          change(result)
          announce(said.taken)
        })
      }}
    >
      <IconArrowLeft size={18} stroke={1.75} />
    </SeamButton>
  )
}
