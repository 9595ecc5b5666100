import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import { Bench } from '#ui/bench/bench.tsx'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Rail } from '#ui/panes/rail.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { errors } from '../errors.ts'
import styles from './page.module.css'
import type { en } from './texts.en.ts'

/**
 * The input of a code. For reading, also a button for the camera, and one that uses an image without a code as a logo.
 */
function Inputs(props: InputPaneProps) {
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
          <CameraButton onFound={(image) => onChange({ file: image })} />
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

const CameraReader = lazy(() => import('./camera/camera-reader.tsx'))

/** A button that opens the camera to read a code. */
function CameraButton({ onFound }: { onFound: (image: File) => void }) {
  const words = usePageTexts<typeof en>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconCamera size={18} stroke={1.75} /> {words.camera}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraReader
            onClose={() => setOpen(false)}
            onFound={(image) => {
              setOpen(false)
              onFound(image)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const ContactColumns = lazy(() => import('./contact-columns.tsx'))

/** The options of a code, with the columns of a table of contacts. */
function CodeOptions({ fields, ...props }: FieldListProps) {
  const others = fields.filter(([name]) => name !== 'columns')
  return (
    <Rail>
      {others.length < fields.length && (
        <Suspense>
          <ContactColumns {...props} />
        </Suspense>
      )}
      <FieldList fields={others} {...props} />
    </Rail>
  )
}

/** The bench of the open operation; operations that generate a single code are chosen by its content. */
export default function Page() {
  const { operations, open, onOpen } = useTool()
  // The design fields start with the preset, or with the format of a barcode; the fields before them are the content,
  // in the order in which people fill them in.
  const fields = Object.keys(operations[open]?.input.properties ?? {})
  const designStart = fields.findIndex((name) => name === 'preset' || name === 'format')
  const isInput = (name: string) => designStart < 0 || fields.indexOf(name) < designStart
  const texts = useToolTexts()
  const words = usePageTexts<typeof en>()
  const contents = Object.keys(operations).filter((name) => !otherOperations.includes(name))
  const isContent = contents.includes(open)
  const titleOf = (name: string) => (name === 'generate' ? words.text : (texts.operations[name]?.title ?? name))
  const choices = ['generate', ...otherOperations].map((name) => ({
    value: name,
    label: texts.operations[name]?.title ?? name,
  }))
  return (
    <Bench
      parts={parts}
      isInput={isInput}
      example={open === 'generate' ? { values: example, remark: words.example } : undefined}
      modes={
        <>
          <Segments label={words.operation} choices={choices} value={isContent ? 'generate' : open} onChange={onOpen} />
          {isContent && (
            <SelectField
              className={styles['content']}
              label={words.content}
              choices={contents.map((name) => ({ value: name, label: titleOf(name) }))}
              value={open}
              onChange={(event) => onOpen(event.currentTarget.value)}
            />
          )}
        </>
      }
    />
  )
}

/** The operations other than generating a single QR code. */
const otherOperations = ['batch', 'barcode', 'read']

const example = { text: 'https://example.org' }

const parts = { InputPane: Inputs, OptionsRail: CodeOptions }
