import { useState } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { FilePane } from '#ui/panes/file-pane.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { Panes } from '#ui/panes/panes.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { ImagePane } from './image/image-pane.tsx'
import { OperationSwitch } from './operation-switch.tsx'
import type { CodeFormat } from './output.ts'
import { ResultPane } from './result-pane.tsx'
import { usePaletteRun } from './use-palette-run.ts'

/** How many picked colors are kept: the oldest goes first. */
const maxPicked = 12

/** The image, to pick from, beside its palette; the options beside both. */
export function ColorBench() {
  const texts = useToolTexts()
  const { operation, run, values, chosen, image, change, runNow } = usePaletteRun()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [format, setFormat] = useState<CodeFormat>('css')
  const issues = useIssues(run)
  const plainRun = run as Running<Record<string, unknown>>
  useRunHistory(operation, values, plainRun)
  useBenchKeys(plainRun, runNow, format)

  const pane = {
    name: 'file',
    text: texts.input['file'] ?? { label: '', help: '' },
    mediaType: '',
    isFirst: true,
    isBad: run.state === 'failed',
    onChange: (file: unknown) => change({ file }),
  }
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            <OperationSwitch />
            <Spacer />
            <SamplesMenu />
          </>
        }
        status={<StatusLine run={run} onAgain={runNow} />}
      >
        <Panes>
          <PaneStack>
            {chosen ? (
              <ImagePane
                {...pane}
                file={chosen}
                image={image}
                picked={picked}
                onPick={(hex) => setPicked((now) => [hex, ...now.filter((each) => each !== hex)].slice(0, maxPicked))}
                onClear={() => setPicked([])}
              />
            ) : (
              <FilePane {...pane} value={undefined} />
            )}
          </PaneStack>
          <ResultPane run={run} picked={picked} format={format} onFormat={setFormat} />
          <OptionsRail
            fields={fieldsOf(operation.input).filter(([name]) => name !== 'file')}
            values={values}
            issues={issues}
            onChange={change}
          />
        </Panes>
      </BenchFrame>
      <ActionBar run={plainRun} main={format} hasOptions />
    </>
  )
}
