import { useState } from 'react'
import { Rail } from '#ui/bench/rail.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Presets } from '#ui/fields/presets.tsx'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useToolTexts } from '#ui/frame/tool.ts'
import { metadataWishes } from '../metadata.ts'
import styles from '../options.module.css'
import { baseOf } from '../settings.ts'
import type { en } from '../texts.en.ts'
import { NumberField } from './number-field.tsx'
import { TargetSize } from './target-size.tsx'
import type { WishesProps } from './use-wishes.tsx'

const presets = ['web', 'high', 'social', 'thumbnail'] as const
const fits = ['none', 'contain', 'cover'] as const

/** What a preset sets is free again when one is chosen. */
const free = { quality: undefined, format: undefined, resize: undefined, maxWidth: undefined, maxHeight: undefined }

/** How pictures are to be compressed: a preset, then each setting, which wins over it. */
export function Options({ given, faults, pattern, change }: WishesProps) {
  const { input: labels, page: words } = useToolTexts<typeof en>()
  const [resets, setResets] = useState(0)
  const preset = presets.find((name) => name === given['preset'])
  const base = baseOf(preset)
  const isLimited = given['maxWidth'] !== undefined || given['maxHeight'] !== undefined
  const resize = base.resize === 'none' && isLimited ? 'contain' : base.resize
  const number = { given, faults, change }

  return (
    <Rail onReset={() => setResets(resets + 1)}>
      <Presets
        label={labels.preset.label}
        presets={presets.map((value) => ({
          ...{ value, label: labels.preset.choices[value], detail: words.presets[value] },
        }))}
        value={preset}
        onChange={(chosen) => change({ ...free, preset: chosen })}
      />
      <RuleSlider
        label={labels.quality.label}
        help={labels.quality.help}
        min={1}
        max={100}
        value={Number(given['quality'] ?? base.quality)}
        onChange={(quality) => change({ quality })}
      />
      <Format given={given} base={base.format} change={change} />
      <div className={styles['two']}>
        <NumberField name="maxWidth" placeholder={base.maxWidth ?? words.any} {...number} />
        <NumberField name="maxHeight" placeholder={base.maxHeight ?? words.any} {...number} />
      </div>
      <div className={styles['choice']} title={labels.resize.help}>
        <span>{labels.resize.label}</span>
        <Segments
          isWide
          label={labels.resize.label}
          choices={fits.map((value) => ({ value, label: words.resize[value] }))}
          value={fits.find((fit) => fit === given['resize']) ?? resize}
          onChange={(chosen) => change({ resize: chosen })}
        />
      </div>
      <div className={styles['two']}>
        <TargetSize key={resets} bytes={Number(given['targetBytes']) || undefined} change={change} />
        <SelectField
          label={labels.metadata.label}
          title={labels.metadata.help}
          choices={metadataWishes.map((value) => ({ value, label: labels.metadata.choices[value] }))}
          value={String(given['metadata'] ?? 'strip')}
          onChange={({ currentTarget: { value } }) => change({ metadata: value })}
        />
      </div>
      <details className={styles['more']}>
        <summary>{words.more}</summary>
        <NumberField name="colors" placeholder={words.any} {...number} />
        <Field
          schema={{ type: 'string', default: '{name}' }}
          text={labels.fileName}
          value={pattern}
          fault={undefined}
          onChange={(fileName) => change({ fileName })}
        />
      </details>
    </Rail>
  )
}

type FormatProps = Pick<WishesProps, 'given' | 'change'> & { base: string }

/** A preset may stay with the format of each picture, which is no choice of its own. */
function Format({ given, base, change }: FormatProps) {
  const { input: labels, page: words } = useToolTexts<typeof en>()
  const choices = Object.entries({ ...labels.format.choices, auto: words.auto })
  const formats = choices.map(([value, label]) => ({ value, label }))
  return (
    <SelectField
      label={labels.format.label}
      title={labels.format.help}
      choices={base === 'source' ? [{ value: 'source', label: words.source }, ...formats] : formats}
      value={String(given['format'] ?? base)}
      onChange={({ currentTarget: { value } }) => change({ format: value === 'source' ? undefined : value })}
    />
  )
}
