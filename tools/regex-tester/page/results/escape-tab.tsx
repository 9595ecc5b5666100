import { Button } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { OutputViewer } from '#ui/output/output-viewer.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import { CopyResult } from '../copy/copy-result.tsx'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { ResultBox } from './result-box.tsx'
import { TabBar } from './tab-parts.tsx'

interface EscapeTabProps {
  run: Runs['escape']
  onUse: (pattern: string) => void
}

const schema = { contentMediaType: 'text/plain' }

/** The test text as a pattern that matches just that. */
export function EscapeTab({ run, onUse }: EscapeTabProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const pattern = run.output?.pattern ?? ''
  return (
    <>
      <TabBar>
        <Spacer />
        <Button size="small" disabled={pattern === ''} onClick={() => onUse(pattern)}>
          {words.usePattern}
        </Button>
        <CopyResult make={() => pattern} />
      </TabBar>
      <ResultBox run={run} empty={words.escapeEmpty}>
        <OutputViewer value={pattern} label={labels.pattern.label} schema={schema} isStale={false} />
      </ResultBox>
    </>
  )
}
