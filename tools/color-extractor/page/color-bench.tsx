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
import { colorNameOf } from '../color/names.ts'
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

/** The image to pick colors from, its palette, and the options. */
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

/** Extracts the palette whenever the image or the options change. */
function usePaletteRun() {
  const { extract } = useOperations<typeof operations>()
  const { values, change } = useValues(extract.input)
  const [asked, setAsked] = useState<object>()
  const chosen = values['file'] instanceof File ? values['file'] : undefined
  const { source, file } = useRasterized(chosen)
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

/** Rasterizes an SVG, which a worker can't; returns any other file as it is. */
function useRasterized(source: File | undefined) {
  const [prepared, setPrepared] = useState<{ source?: File; file?: File }>({})
  useEffect(() => {
    if (!source) return setPrepared({})
    let isOld = false
    void rasterizeSvgFile(source).then((file) => {
      if (!isOld) setPrepared({ source, file })
    })
    return () => {
      isOld = true
    }
  }, [source])
  return prepared
}

/** In pixels. An SVG has the same colors at any size. */
const maxSide = 1600

/** Rasterizes an SVG; returns any other file, or one that can't be drawn, as it is. */
async function rasterizeSvgFile(file: File): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  return rasterizeSvg(file, contain(size, { width: maxSide, height: maxSide })).catch(() => file)
}

/** Adds a color to the palette, and returns a message about the outcome. */
function useAddColor(palette: EditedPalette, onChange: PaletteProps['onChange']): (hex: string) => string {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  return (hex) => {
    const color = `${names[colorNameOf(rgbOf(hex))]} ${hex}`
    const isAdded = addColor(palette, hex) !== palette
    if (isAdded) onChange((now) => addColor(now, hex))
    else if (palette.entries.length >= maxColors) return fill(words.isFull, { most: maxColors })
    return fill(isAdded ? words.added : words.isThere, { color })
  }
}

/** Returns the edited palette of the last run, and the run with its output replaced by that palette. */
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

/** Builds the operation's output for these colors; colors added by hand have a share of 0. */
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
