import { IconReplace } from '@tabler/icons-react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './apply-result.module.css'

/**
 * A button at the foot of the result that replaces the document with it: formatted, minified, repaired, or the matches.
 */
export function ApplyResult({ run }: { run: Running<Record<string, unknown>> }) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { change, enqueue } = useDocument()
  const { open } = useTool()
  const label = (words.inPlace as Record<string, string>)[open]
  if (!label) return null

  function take(): void {
    const result = run.output?.['json']
    // The latest typing may not be in the result yet.
    if (run.state !== 'done' || (typeof result !== 'string' && !(result instanceof Blob))) return
    void enqueue(() => {
      change(result)
      announce(words.taken)
    })
  }
  return (
    <div className={styles['foot']}>
      <Button size="small" aria-disabled={!run.output || run.state === 'failed' || undefined} onClick={take}>
        <IconReplace size={16} stroke={1.75} /> {label}
      </Button>
    </div>
  )
}
