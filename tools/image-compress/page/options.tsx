import { type ReactNode, useState } from 'react'
import { metadataPolicies } from '#lib/imaging/settings/metadata-policy.ts'
import { presetNames, presetOf, resizeModes } from '#lib/imaging/settings/presets.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldPair } from '#ui/fields/field-pair.tsx'
import { Presets } from '#ui/fields/presets.tsx'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import { formatByteSize, parseByteSize } from './byte-size.ts'
import { NumberField } from './number-field.tsx'
import styles from './options.module.css'
import type { PageTexts } from './texts.en.ts'
import { defaultFileName, type SettingsProps } from './use-settings.ts'

/** The fields that choosing a preset clears. */
const presetFields = {
  quality: undefined,
  format: undefined,
  resize: undefined,
  maxWidth: undefined,
  maxHeight: undefined,
}

/** The options: a preset, then each setting, which overrides it. */
export function Options({ of, chosen, problems, pattern, change, reset, scope }: SettingsProps & { scope: ReactNode }) {
  const { input: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const [resets, setResets] = useState(0)
  const preset = presetNames.find((name) => name === chosen['preset'])
  const base = presetOf(preset)
  const isLimited = chosen['maxWidth'] !== undefined || chosen['maxHeight'] !== undefined
  const resize = base.resize === 'none' && isLimited ? 'contain' : base.resize
  const number = { chosen, problems, change }

  return (
    <Rail scope={scope} reset={reset} onReset={() => setResets(resets + 1)}>
      <Presets
        label={labels.preset.label}
        presets={presetNames.map((value) => ({
          value,
          label: labels.preset.choices[value],
          detail: words.presets[value],
        }))}
        value={preset}
        onChange={(name) => change({ ...presetFields, preset: name })}
      />
      <RuleSlider
        label={labels.quality.label}
        help={labels.quality.help}
        min={1}
        max={100}
        value={Number(chosen['quality'] ?? base.quality)}
        onChange={(quality) => change({ quality })}
      />
      <Format chosen={chosen} base={base.format} change={change} />
      <FieldPair>
        <NumberField name="maxWidth" placeholder={base.maxWidth ?? words.any} {...number} />
        <NumberField name="maxHeight" placeholder={base.maxHeight ?? words.any} {...number} />
      </FieldPair>
      <div className={styles['choice']} title={labels.resize.help}>
        <span>{labels.resize.label}</span>
        <Segments
          isWide
          label={labels.resize.label}
          choices={resizeModes.map((value) => ({ value, label: words.resize[value] }))}
          value={resizeModes.find((mode) => mode === chosen['resize']) ?? resize}
          onChange={(mode) => change({ resize: mode })}
        />
      </div>
      <FieldPair>
        <TargetSize key={`${of} ${resets}`} bytes={Number(chosen['targetBytes']) || undefined} change={change} />
        <SelectField
          label={labels.metadata.label}
          title={labels.metadata.help}
          choices={metadataPolicies.map((value) => ({ value, label: labels.metadata.choices[value] }))}
          value={String(chosen['metadata'] ?? 'strip')}
          onChange={({ currentTarget: { value } }) => change({ metadata: value })}
        />
      </FieldPair>
      <Disclosure label={words.more}>
        <NumberField name="colors" placeholder={words.any} {...number} />
        <Field
          schema={{ type: 'string', default: defaultFileName }}
          text={labels.fileName}
          value={pattern}
          issue={undefined}
          onChange={(fileName) => change({ fileName })}
        />
      </Disclosure>
    </Rail>
  )
}

type FormatProps = Pick<SettingsProps, 'chosen' | 'change'> & { base: string }

/** The format. A preset may keep the format of each image, which the field alone does not offer. */
function Format({ chosen, base, change }: FormatProps) {
  const { input: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const choices = Object.entries({ ...labels.format.choices, auto: words.auto })
  const formats = choices.map(([value, label]) => ({ value, label }))
  return (
    <SelectField
      label={labels.format.label}
      title={labels.format.help}
      choices={base === 'source' ? [{ value: 'source', label: words.source }, ...formats] : formats}
      value={String(chosen['format'] ?? base)}
      onChange={({ currentTarget: { value } }) => change({ format: value === 'source' ? undefined : value })}
    />
  )
}

interface TargetSizeProps extends Pick<SettingsProps, 'change'> {
  bytes: number | undefined
}

/** A field for a size with a unit. The typed text stays as long as its value is the same. */
function TargetSize({ bytes, change }: TargetSizeProps) {
  const { input: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const [typed, setTyped] = useState('')
  const isTyped = parseByteSize(typed) === bytes
  return (
    <TextField
      label={labels.targetBytes.label}
      title={labels.targetBytes.help}
      placeholder={words.target}
      error={isTyped && bytes === undefined && typed.trim() !== '' && words.badTarget}
      spellCheck={false}
      autoComplete="off"
      value={isTyped || bytes === undefined ? typed : formatByteSize(bytes)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change({ targetBytes: parseByteSize(value) })
      }}
    />
  )
}
