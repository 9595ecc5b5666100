import { IconRegex } from '@tabler/icons-react'
import type { Values } from '#kit/values.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { Chip } from './chip.tsx'
import type { PageTexts } from './texts.en.ts'
import type { useView } from './use-view.ts'

export interface DiffOptionsProps {
  values: Values
  view: ReturnType<typeof useView>
  onChange: (changed: Values) => void
}

interface ViewSwitchProps {
  view: ReturnType<typeof useView>
  isWide?: boolean
}

/** Switches between side by side and unified. */
export function ViewSwitch({ view, isWide = false }: ViewSwitchProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <Segments
      label={words.view}
      choices={(['split', 'unified'] as const).map((value) => ({ value, label: words[value] }))}
      value={view.view}
      isWide={isWide}
      onChange={(chosen) => view.change({ view: chosen })}
    />
  )
}

interface IgnoredChipsProps extends Omit<DiffOptionsProps, 'view'> {
  /** Whether to show a well-known icon in place of a label. */
  isShort?: boolean
}

/** Toggles of what is not counted as a difference. */
export function IgnoredChips({ values, isShort = false, onChange }: IgnoredChipsProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts()
  return (
    <fieldset className={styles['chips']}>
      <legend className="visually-hidden">{words.ignored}</legend>
      {ignorable.map((name) => (
        <Chip
          key={name}
          label={input[name]?.label ?? name}
          help={input[name]?.help}
          isOn={values[name] === true}
          onToggle={() => onChange({ [name]: values[name] !== true })}
        />
      ))}
      <Chip
        label={input[ignorePattern]?.label ?? ''}
        icon={isShort && <IconRegex size={18} stroke={1.75} />}
        help={input[ignorePattern]?.help}
        isOn={values[ignorePattern] !== undefined}
        onToggle={() => onChange({ [ignorePattern]: values[ignorePattern] === undefined ? '' : undefined })}
      />
    </fieldset>
  )
}

/** The field is shown as soon as it has a value, even an empty one. */
export const ignorePattern = 'ignorePattern'

const ignorable = ['ignoreCase', 'ignoreWhitespace', 'stripTrailingCr']

export const ignoredCount = (values: Values): number =>
  ignorable.filter((name) => values[name] === true).length + (values[ignorePattern] ? 1 : 0)
