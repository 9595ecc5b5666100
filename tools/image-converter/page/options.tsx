import type { ReactNode } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { BatchSettings } from '#ui/batch/use-batch-settings.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldList } from '#ui/fields/field-list.tsx'
import { FieldPair } from '#ui/fields/field-pair.tsx'
import { Presets } from '#ui/fields/presets.tsx'
import { RuleSlider } from '#ui/fields/rule-slider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { sourceFormats, targetFormats } from '../steps/offered-formats.ts'
import { presetNames, presetOf } from '../steps/settings.ts'
import type { en } from '../texts.en.ts'
import styles from './options.module.css'
import type { PageTexts } from './texts.en.ts'

/** The fields that choosing a preset clears. */
const presetFields = {
  quality: undefined,
  format: undefined,
  keepTransparency: undefined,
  width: undefined,
  height: undefined,
}

interface OptionsProps extends BatchSettings {
  schema: JsonSchema
  scope: ReactNode
}

/** The options: a preset, then each setting, which overrides it. */
export function Options({ chosen, problems, pattern, change, reset, scope, schema }: OptionsProps) {
  const { input: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const preset = presetNames.find((name) => name === chosen['preset'])
  const base = presetOf(preset)
  const format = targetFormats.find((name) => name === chosen['format']) ?? base.format
  const { hasAlpha, encode, animation } = formats[format]
  const isKept = (chosen['keepTransparency'] ?? base.keepTransparency) === true
  const fields = fieldsOf(schema)
  const list = (...names: string[]) => (
    <FieldList
      fields={fields.filter(([name]) => names.includes(name))}
      values={{ keepTransparency: base.keepTransparency, ...chosen }}
      issues={problems}
      onChange={change}
    />
  )
  return (
    <Rail scope={scope} reset={reset}>
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
      <SelectField
        label={labels.format.label}
        title={labels.format.help}
        choices={Object.entries(labels.format.choices).map(([value, label]) => ({ value, label }))}
        value={format}
        onChange={({ currentTarget: { value } }) => change({ format: value })}
      />
      {encode.settings.includes('quality') && (
        <RuleSlider
          label={labels.quality.label}
          help={labels.quality.help}
          min={1}
          max={100}
          value={Number(chosen['quality'] ?? base.quality)}
          onChange={(quality) => change({ quality })}
        />
      )}
      {encode.settings.includes('sizes') && <IconSizes chosen={chosen['sizes']} change={change} />}
      {animation && list('animation')}
      {hasAlpha && list('keepTransparency')}
      {(!hasAlpha || !isKept) && list('background')}
      <FieldPair>
        {list('width')}
        {list('height')}
      </FieldPair>
      {list('keepAspectRatio')}
      <Disclosure label={words.more}>
        {list('smoothing', 'scale')}
        <Field
          schema={{ type: 'string', default: '{name}' }}
          text={labels.fileName}
          value={pattern}
          issue={undefined}
          onChange={(fileName) => change({ fileName })}
        />
      </Disclosure>
      <Disclosure label={words.can}>
        <FormatTable />
      </Disclosure>
    </Rail>
  )
}

/** The formats that can be read and written. */
function FormatTable() {
  const { choices } = useToolTexts<typeof en>().output.source
  const words = usePageTexts<PageTexts>()
  return (
    <table className={styles['formats']}>
      <thead>
        <tr>
          <th scope="col">{words.format}</th>
          <th scope="col">{words.reads}</th>
          <th scope="col">{words.writes}</th>
          <th scope="col">{words.transparency}</th>
        </tr>
      </thead>
      <tbody>
        {sourceFormats.map((name) => (
          <tr key={name}>
            <th scope="row">{choices[name]}</th>
            <td>{words.yes}</td>
            <td>{formats[name].encode ? words.yes : words.no}</td>
            <td>{formats[name].hasAlpha ? words.yes : words.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface IconSizesProps {
  chosen: unknown
  change: (changed: { sizes: number[] }) => void
}

/** The sizes of icons that systems and browsers use. */
const usual = [16, 24, 32, 48, 64, 128, 256]

const standard = [16, 32, 48]

/** A choice of the sizes of an icon, at least one. */
function IconSizes({ chosen, change }: IconSizesProps) {
  const { label, help } = useToolTexts<typeof en>().input.sizes
  const sizes = Array.isArray(chosen) ? chosen.map(Number) : standard
  const toggled = (size: number) =>
    sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size].sort((a, b) => a - b)
  return (
    <fieldset className={styles['sizes']} title={help}>
      <legend>{label}</legend>
      {usual.map((size) => (
        <label key={size}>
          <input
            type="checkbox"
            checked={sizes.includes(size)}
            disabled={sizes.length === 1 && sizes.includes(size)}
            onChange={() => change({ sizes: toggled(size) })}
          />
          {size}
        </label>
      ))}
    </fieldset>
  )
}
