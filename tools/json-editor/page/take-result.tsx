import { IconArrowLeft } from '@tabler/icons-react'
import { useAnnounce } from '#ui/announcer.tsx'
import bench from '#ui/bench.module.css'
import { useTexts } from '#ui/language.ts'
import { useTool } from '#ui/tool.ts'
import type { Running } from '#ui/use-operation.ts'
import { useDocument } from './document-context.tsx'
import { words } from './words.ts'

/** Makes the result the document: formatted, minified, repaired, or what a query has found. */
export function TakeResult({ run }: { run: Running<Record<string, unknown>> }) {
  const said = useTexts(words)
  const announce = useAnnounce()
  const { change } = useDocument()
  const { open, operations } = useTool()
  const result = run.output?.['json']
  if (!operations[open]?.output.shape['json']) return null
  return (
    <button
      type="button"
      className={bench['seam']}
      aria-label={said.take}
      title={said.take}
      disabled={run.state !== 'done'}
      onClick={() => {
        if (typeof result !== 'string' && !(result instanceof Blob)) return
        change(result)
        announce(said.taken)
      }}
    >
      <IconArrowLeft size={18} stroke={1.75} />
    </button>
  )
}
