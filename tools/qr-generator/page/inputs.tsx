import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { FieldList } from '#ui/fields/field-list.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { CameraButton } from './camera/camera-button.tsx'
import styles from './page.module.css'

/** What goes into a code; the logo is a small field below, as few want one. */
export function Inputs(props: InputPaneProps) {
  const { fields, values, issues, onChange } = props
  const logo = fields.filter(([name]) => name === 'logo')
  const others = fields.filter(([name]) => name !== 'logo')
  const reads = useTool().open === 'read'
  return (
    <div className={styles['inputs']}>
      {others.length > 0 && <InputPane {...props} fields={others} />}
      {reads && (
        <div className={styles['logo']}>
          <CameraButton onFound={(file) => onChange({ file })} />
        </div>
      )}
      {logo.length > 0 && (
        <div className={styles['logo']}>
          <FieldList fields={logo} values={values} issues={issues} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
