import { defineErrors } from '#kit/errors.ts'
import { wordless } from '#kit/texts.ts'
import { pipelinesId } from '#lib/pipeline/definition.ts'
import { Announcer } from '#ui/controls/announcer.tsx'
import { type OpenTool, ToolProvider } from '#ui/frame/tool.ts'
import { RunnerProvider } from '#ui/run/runner.ts'
import { useMarkHydrated } from '../shell/use-mark-hydrated.ts'
import { runner } from '../tools/runner.ts'
import { PipelineBench } from './pipeline-bench.tsx'

/** Operations one after another: what one gives the next one takes. */
export default function PipelinesPage() {
  useMarkHydrated()
  return (
    <RunnerProvider value={runner}>
      <ToolProvider value={pipelines}>
        <Announcer>
          <div className="wrap" data-wide="">
            <PipelineBench />
          </div>
        </Announcer>
      </ToolProvider>
    </RunnerProvider>
  )
}

/** What the furniture of tools reads of the tool that is open. Operations and words are those of each step's own tool. */
const pipelines: OpenTool = {
  id: pipelinesId,
  operations: {},
  texts: wordless,
  pageTexts: {},
  errors: defineErrors({ stepFailed: { en: '{place}: {sentence}', zh: '{place}：{sentence}' } }),
  loadSamples: async () => ({}),
  open: 'run',
  onOpen: () => {},
}
