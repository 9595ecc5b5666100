import { pipelinesId } from '#core/pipeline/definition.ts'
import { defineErrors } from '#kit/errors.ts'
import { emptyTexts } from '#kit/texts.ts'
import { Announcer } from '#ui/controls/announcer.tsx'
import { RunnerProvider } from '#ui/run/runner.ts'
import { ToolIdProvider } from '#ui/tool/tool-id.ts'
import { type ToolTexts, ToolTextsProvider } from '#ui/tool/tool-texts.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { runner } from '../tools/runner.ts'
import { PipelineBench } from './pipeline-bench.tsx'
import styles from './pipelines.module.css'

/** Chains operations: the output of each is the input of the next. */
export default function PipelinesPage() {
  useMarkHydrated()
  return (
    <RunnerProvider value={runner}>
      <ToolIdProvider value={pipelinesId}>
        <ToolTextsProvider value={pipelines}>
          <Announcer>
            <div className={`wrap ${styles['page']}`} data-wide="">
              <PipelineBench />
            </div>
          </Announcer>
        </ToolTextsProvider>
      </ToolIdProvider>
    </RunnerProvider>
  )
}

/** The page's own errors; operations and texts are those of each step's tool. */
const pipelines: ToolTexts = {
  texts: emptyTexts,
  pageTexts: {},
  errors: defineErrors({ stepFailed: { en: '{place}: {sentence}', zh: '{place}：{sentence}' } }),
}
