import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Spacer } from '#ui/bench/spacer.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import type { Values } from '#ui/fields/values.ts'
import { usePageTexts, useTool } from '#ui/frame/tool.ts'
import styles from './bench.module.css'
import { Chip } from './chip.tsx'
import { OperationSwitch } from './operation-switch.tsx'
import type { PageTexts } from './texts.en.ts'
import type { useView } from './use-view.ts'

interface DiffBarProps {
  values: Values
  view: ReturnType<typeof useView>
  onChange: (changed: Values) => void
}

/** What is compared, how it is looked at, and what does not count. */
export function DiffBar({ values, view, onChange }: DiffBarProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useTool().texts
  const modes = Object.entries(input['mode']?.choices ?? {})
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
