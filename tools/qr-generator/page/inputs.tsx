import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { CameraButton } from './camera/camera-button.tsx'
import styles from './page.module.css'

/** What goes into a code; where one is read, the camera is offered below. */
export function Inputs(props: InputPaneProps) {
  const reads = useTool().open === 'read'
  return (
    <div className={styles['inputs']}>
      <InputPane {...props} />
      {reads && (
        <div className={styles['camera']}>
          <CameraButton onFound={(file) => props.onChange({ file })} />
        </div>
      )}
    </div>
  )
}
