import styles from './bench.module.css'
import { FieldList, type FieldListProps } from './field-list.tsx'
import { useTexts } from './language.ts'
import { useWorkbench } from './workbench.tsx'

/** The options beside the panes; they are remembered on this device. */
export function OptionsRail(props: FieldListProps) {
  const words = useTexts(texts)
  const { resetOptions } = useWorkbench()
  return (
    <section id="options" className={styles['rail']} aria-labelledby="options-title">
      <div className={styles['railHead']}>
        <h2 id="options-title">{words.options}</h2>
        <button type="button" onClick={resetOptions}>
          {words.reset}
        </button>
      </div>
      <FieldList {...props} />
    </section>
  )
}

const texts = { en: { options: 'Options', reset: 'Reset' }, zh: { options: '选项', reset: '重置' } }
