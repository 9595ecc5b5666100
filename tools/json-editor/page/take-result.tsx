import { IconArrowLeft } from '@tabler/icons-react'
import { SeamButton } from '#ui/bench/seam.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useDocument } from './document-context.tsx'
import { words } from './words.ts'

/** Makes the result the document: formatted, minified, repaired, or what a query has found. */
export function TakeResult({ run }: { run: Running<Record<string, unknown>> }) {
  const said = useTexts(words)
  const announce = useAnnounce()
  const { change, inTurn } = useDocument()
  const { open, operations } = useTool()
  const result = run.output?.['json']
  if (!operations[open]?.output.properties?.['json']) return null
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
