import { useCallback, useEffect, useMemo, useState } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { fill } from '#kit/sentence.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { readSummary } from '#lib/imaging/read/read-summary.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
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
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import { FilePane } from '#ui/panes/file-pane.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { Panes } from '#ui/panes/panes.tsx'
import { type Running, useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { nameOf } from '../color/names.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from '../formats/write-css.ts'
import type * as operations from '../operations.ts'
import { describeColor } from '../palette/describe-color.ts'
import type { en } from '../texts.en.ts'
import { ImagePane } from './image/image-pane.tsx'
import { OperationSwitch } from './operation-switch.tsx'
import type { CodeFormat, Output } from './output.ts'
import { addColor, adoptRun, type EditedPalette, emptyPalette, maxColors } from './palette/edited-palette.ts'
import type { PaletteProps } from './palette/palette-actions.tsx'
import { ResultPane } from './result-pane.tsx'
import type { PageTexts } from './texts.en.ts'

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

/** In pixels. A drawing has the same colors in any size. */
const maxSide = 1600

/** Draws an SVG as pixels; any other file, and what cannot be drawn, stays as it is. */
async function drawSvgFile(file: File): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  return rasterizeSvg(file, contain(size, { width: maxSide, height: maxSide })).catch(() => file)
}

/** Adds a color to the palette, and says in words whether it was. */
function useAddColor(palette: EditedPalette, onChange: PaletteProps['onChange']): (hex: string) => string {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  return (hex) => {
    const color = `${names[nameOf(rgbOf(hex))]} ${hex}`
    const isAdded = addColor(palette, hex) !== palette
    if (isAdded) onChange((now) => addColor(now, hex))
    else if (palette.entries.length >= maxColors) return fill(words.isFull, { most: maxColors })
    return fill(isAdded ? words.added : words.isThere, { color })
  }
}

/** The palette of the last run as it stands after editing, and the run as if it had found that. */
function useEditedPalette(run: Running<Output>, count: number) {
  const [palette, change] = useState(emptyPalette)
  const [adopted, setAdopted] = useState<Output['colors']>()
  const extracted = run.output?.colors
  if (extracted && extracted !== adopted) {
    setAdopted(extracted)
    change(adoptRun(palette, extracted, count))
  }
  const { output } = run
  const edited = useMemo(() => output && outputOf(output, palette.entries), [output, palette.entries])
  return { palette, change, edited: { ...run, output: edited } as Running<Output> }
}

/** What the operation would give for these colors; one that was added by hand has no share of the image. */
function outputOf(output: Output, entries: EditedPalette['entries']): Output {
  const colors = entries.map(({ hex, share = 0 }) => describeColor({ rgb: rgbOf(hex), share }))
  return {
    ...output,
    colors,
    css: writeCss(colors),
    json: writeJson(colors),
    scss: writeScss(colors),
    tailwind: writeTailwind(colors),
  }
}
