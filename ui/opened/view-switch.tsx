import type { Icon } from '@tabler/icons-react'
import { Segments } from '../controls/segments.tsx'
import { useTexts } from '../language/language.ts'
import styles from './view-switch.module.css'

interface ViewSwitchProps<View extends string> {
  views: readonly { value: View; label: string; Icon: Icon }[]
  value: View
  /** Hidden, it still takes its space. */
  isHidden: boolean
  onChange: (view: View) => void
}

/** Switches the view of a pane's text, in its header. */
export function ViewSwitch<View extends string>({ views, value, isHidden, onChange }: ViewSwitchProps<View>) {
  const words = useTexts({ en: { view: 'View' }, zh: { view: '视图' } })
  return (
    <span className={styles['views']} data-hidden={isHidden || undefined}>
      <Segments
        label={words.view}
        choices={views.map(({ value: view, label, Icon: Image }) => ({
          value: view,
          label: (
            <span className={styles['view']} title={label}>
              <Image size={18} stroke={1.75} aria-hidden="true" />
              <span className="visually-hidden">{label}</span>
            </span>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
    </span>
  )
}
