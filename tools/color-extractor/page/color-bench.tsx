import { useCallback, useEffect, useState } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { FilePane } from '#ui/panes/file-pane.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { Panes } from '#ui/panes/panes.tsx'
import { type Running, useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../operations.ts'
import { drawSvgFile } from './image/draw-svg-file.ts'
import { ImagePane } from './image/image-pane.tsx'
import { OperationSwitch } from './operation-switch.tsx'
import type { CodeFormat } from './output.ts'
import { useAddColor } from './palette/use-add-color.ts'
import { useEditedPalette } from './palette/use-edited-palette.ts'
import { ResultPane } from './result-pane.tsx'

/** The image, to pick from, beside its palette; the options beside both. */
export function ColorBench() {
  const texts = useToolTexts()
  const { operation, run, values, chosen, image, change, runNow } = usePaletteRun()
  const { palette, change: changePalette, edited } = useEditedPalette(run, Number(values['count']))
  const onPick = useAddColor(palette, changePalette)
  const [format, setFormat] = useState<CodeFormat>('css')
  const issues = useIssues(run)
  const plainRun = edited as Running<Record<string, unknown>>
  useRunHistory(operation, values, run as Running<Record<string, unknown>>)
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
              <ImagePane {...pane} file={chosen} image={image} onPick={onPick} />
            ) : (
              <FilePane {...pane} value={undefined} />
            )}
          </PaneStack>
          <ResultPane run={edited} palette={palette} onChange={changePalette} format={format} onFormat={setFormat} />
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

type Input = InputOf<typeof operations.extract>

/** Finds the palette of the image in the fields as it or the options change. */
function usePaletteRun() {
  const { extract } = useOperations<typeof operations>()
  const { values, change } = useValues(extract.input)
  const [asked, setAsked] = useState<object>()
  const chosen = values['file'] instanceof File ? values['file'] : undefined
  const { source, file } = usePrepared(chosen)
  const missing = asked === values ? new File([], '') : undefined
  const image = chosen ? (source === chosen ? file : undefined) : missing
  const run = useOperation(extract, image && ({ ...values, file: image } as Input))
  const { again } = run
  const runNow = useCallback(() => {
    setAsked(values)
    again()
  }, [values, again])
  return { operation: extract, run, values, chosen, image, change, runNow }
}

/** A drawing made of lines as pixels, which a worker cannot draw; any other file as it is. */
function usePrepared(source: File | undefined) {
  const [prepared, setPrepared] = useState<{ source?: File; file?: File }>({})
  useEffect(() => {
    if (!source) return setPrepared({})
    let isOld = false
    void drawSvgFile(source).then((file) => {
      if (!isOld) setPrepared({ source, file })
    })
    return () => {
      isOld = true
    }
  }, [source])
  return prepared
}
