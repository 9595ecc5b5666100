import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { OperationSwitch } from './operation-switch.tsx'
import { OptionsMenu } from './options-menu.tsx'
import { type DiffOptionsProps, IgnoredChips, ViewSwitch } from './view-options.tsx'

/** What is compared, how it is looked at, and what does not count. On a phone the rest is in a menu. */
export function DiffBar(props: DiffOptionsProps) {
  const { values, view, onChange } = props
  const { input } = useToolTexts()
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
      <div className={styles['wide']}>
        <ViewSwitch view={view} />
        <Spacer />
        <IgnoredChips values={values} onChange={onChange} />
        <SamplesMenu />
      </div>
      <div className={styles['narrow']}>
        <OptionsMenu {...props} />
      </div>
    </>
  )
}
