import { useState } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { ImageField } from '#ui/fields/formats/image-field.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { useLanguage } from '#ui/language/language.ts'
import { inputPart } from '#ui/panes/bench-parts.ts'
import { Panes } from '#ui/panes/panes.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { alignments, frameOf, positions } from '../frame/frame.ts'
import { minSide, type SizeName, sizes } from '../layout/sizes.ts'
import type * as operations from '../operations.ts'
import type { en } from '../texts.en.ts'
import { AllSizes } from './all-sizes.tsx'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

/** The page: the texts of a cover, the cover itself, its size and its details. */
export default function CoverGeneratorPage() {
  const { generate } = useOperations<typeof operations>()
  const words = usePageTexts<PageTexts>()
  const [hasGuides, setGuides] = useState(false)
  const main = mainFieldOf(generate.output)
  const example = { title: words.exampleTitle }
  const { run, values, change, runNow, isExample } = useLiveRun(generate, generate.input, { example })
  const settled = useSettledRun(run)
  const issues = useIssues(settled)
  useRunHistory(generate, values, isExample ? undefined : run)
  useBenchKeys(run, runNow, main)

  const fields = fieldsOf(generate.input)
  const details = fields.filter(([name]) => !content.has(name) && (values['size'] === 'custom' || !custom.has(name)))
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            <Spacer />
            <Switch label={words.guides} help={words.guidesHelp} checked={hasGuides} onChange={setGuides} />
            <SamplesMenu />
          </>
        }
        status={<StatusLine run={run} onAgain={runNow} />}
      >
        <Panes isPicture>
          {null}
          <ResultPane
            run={run}
            main={main}
            schema={generate.output}
            overlay={hasGuides && <Guides values={values} />}
          />
          <Rail>
            <Content fields={fields.filter(isContent)} values={values} issues={issues} onChange={change} />
            <FieldList fields={details} values={values} issues={issues} onChange={change} />
            <AllSizes values={values} isDisabled={run.state !== 'done'} />
          </Rail>
        </Panes>
      </BenchFrame>
      <ActionBar run={run} main={main} hasOptions />
    </>
  )
}

/** The fields of the content; all others are details. */
const content = new Set(['title', 'subtitle', 'author', 'preset'])
const isContent = ([name]: [string, JsonSchema]): boolean => content.has(name)
/** The fields of a custom size. */
const custom = new Set(['width', 'height'])

/** The outline of the safe area, drawn over the cover in the pixels of its file. */
function Guides({ values }: { values: Values }) {
  const [width, height] = sizeOf(values)
  const scale = Number(values['scale'] ?? 1)
  const align = alignments.find((name) => name === values['align']) ?? 'left'
  const position = positions.find((name) => name === values['position']) ?? 'top'
  const { safe } = frameOf(width, height, { align, position })
  const stroke = Math.max(1, (2 * width * scale) / 900)
  const box = { x: safe.x * scale, y: safe.y * scale, width: safe.width * scale, height: safe.height * scale }
  return (
    <g className={styles['guides']} strokeWidth={stroke}>
      <rect {...box} />
      <rect {...box} strokeDasharray={6 * stroke} />
    </g>
  )
}

function sizeOf({ size = 'wechat', width, height }: Values): readonly [number, number] {
  if (size === 'custom') return [Number(width) || minSide, Number(height) || minSide]
  return sizes[size as SizeName]
}

/** The fields of the texts, and the presets as thumbnails. */
function Content({ fields, ...rest }: FieldListProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts<typeof en>()
  const language = useLanguage()
  const { values, issues, onChange } = rest
  const texts = fields.filter(([, { type, format }]) => type === 'string' && format !== 'radio')
  const [, preset] = fields.find(([name]) => name === 'preset') ?? []
  return (
    <section className={styles['form']} aria-label={words.cover} {...inputPart}>
      <FieldList fields={texts} {...rest} />
      {preset && (
        <ImageField
          schema={preset}
          text={input.preset}
          value={values['preset'] ?? preset.default}
          error={issues['preset']?.[language]}
          drawImage={drawThumbnail}
          onChange={(chosen) => onChange({ preset: chosen })}
        />
      )}
    </section>
  )
}

const drawThumbnail = (preset: string) => (
  <img src={thumbnails[`./thumbnails/${preset}.webp`]} alt="" className={styles['thumbnail']} loading="lazy" />
)

/** Small covers, one for each preset, with a title of three letters. */
const thumbnails = import.meta.glob<string>('./thumbnails/*.webp', { eager: true, import: 'default', query: '?url' })
