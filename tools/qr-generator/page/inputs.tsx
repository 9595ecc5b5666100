import { ToolError } from '#kit/tool-error.ts'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { errors } from '../errors.ts'
import { CameraButton } from './camera/camera-button.tsx'
import styles from './page.module.css'
import type { en } from './texts.en.ts'

/** What goes into a code; where one is read, the camera is offered below, and an image without a code as a logo. */
export function Inputs(props: InputPaneProps) {
  const { open, onOpen } = useTool()
  const words = usePageTexts<typeof en>()
  const { run, values, onChange } = props
  const reads = open === 'read'
  const { file } = values
  const isNoCode =
    run.state === 'failed' &&
    run.error instanceof ToolError &&
    run.error.code === ('noCode' satisfies keyof typeof errors)
  return (
    <div className={styles['inputs']}>
      <InputPane {...props} />
      {reads && (
        <div className={styles['camera']}>
          <CameraButton onFound={(found) => onChange({ file: found })} />
          {isNoCode && file instanceof File && (
            <Button
              onClick={() => {
                onChange({ logo: file })
                onOpen('generate')
              }}
            >
              {words.asLogo}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
