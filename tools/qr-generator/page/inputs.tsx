import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { FieldList } from '#ui/fields/field-list.tsx'
import styles from './page.module.css'

/** What goes into a code; the logo is a small field below, as few want one. */
export function Inputs(props: InputPaneProps) {
  const { fields, values, issues, onChange } = props
  const logo = fields.filter(([name]) => name === 'logo')
  const others = fields.filter(([name]) => name !== 'logo')
  return (
    <div className={styles['inputs']}>
      {others.length > 0 && <InputPane {...props} fields={others} />}
      {logo.length > 0 && (
        <div className={styles['logo']}>
          <FieldList fields={logo} values={values} issues={issues} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
