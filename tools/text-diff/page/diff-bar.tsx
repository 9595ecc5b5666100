import { fill } from '#kit/sentence.ts'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Spacer } from '#ui/bench/spacer.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import type { Values } from '#ui/fields/values.ts'
import { usePageTexts, useTool } from '#ui/frame/tool.ts'
import styles from './bench.module.css'
import { OperationSwitch } from './operation-switch.tsx'
import type { PageTexts } from './texts.en.ts'
import type { useView } from './use-view.ts'

interface DiffBarProps {
  values: Values
  view: ReturnType<typeof useView>
  rowCount: number
  onChange: (changed: Values) => void
}

/** The most rows that are drawn as high as their lines need. */
export const mostWrapped = 3000

/** What is compared, how it is looked at, and what does not count. */
export function DiffBar({ values, view, rowCount, onChange }: DiffBarProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useTool().texts
  const modes = Object.entries(input['mode']?.choices ?? {})
  const canWrap = rowCount <= mostWrapped
  return (
    <>
      <OperationSwitch />
      <Segments
        label={input['mode']?.label ?? ''}
        choices={modes.map(([value, label]) => ({ value, label }))}
        value={String(values['mode'] ?? 'lines')}
        onChange={(mode) => onChange({ mode })}
      />
      <Segments
        label={words.view}
        choices={(['split', 'unified'] as const).map((value) => ({ value, label: words[value] }))}
        value={view.view}
        onChange={(chosen) => view.change({ view: chosen })}
      />
      <Chip
        label={words.wrap}
        help={canWrap ? undefined : fill(words.wrapLimit, { most: mostWrapped })}
        isOn={view.wraps && canWrap}
        isDisabled={!canWrap}
        onToggle={() => view.change({ wraps: !view.wraps })}
      />
      <Spacer />
      <fieldset className={styles['chips']}>
        <legend className="visually-hidden">{words.ignored}</legend>
        {['ignoreCase', 'ignoreWhitespace', 'stripTrailingCr'].map((name) => (
          <Chip
            key={name}
            label={input[name]?.label ?? name}
            help={input[name]?.help}
            isOn={values[name] === true}
            onToggle={() => onChange({ [name]: values[name] !== true })}
          />
        ))}
      </fieldset>
      <SamplesMenu />
    </>
  )
}

interface ChipProps {
  label: string
  help: string | undefined
  isOn: boolean
  isDisabled?: boolean
  onToggle: () => void
}

const Chip = ({ label, help, isOn, isDisabled, onToggle }: ChipProps) => (
  <button
    type="button"
    className={styles['chip']}
    title={help}
    aria-pressed={isOn}
    disabled={isDisabled}
    onClick={onToggle}
  >
    {label}
  </button>
)
