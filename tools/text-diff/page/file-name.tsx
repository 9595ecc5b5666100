import { IconX } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'
import { nameFields, type Side, useFileName } from './use-file-names.ts'

/** The name that a text has in the patch, where it came from a file; a press takes it away. */
export function FileName({ side }: { side: Side }) {
  const words = usePageTexts<PageTexts>()
  const { change } = useWorkbench()
  const name = useFileName(side)
  if (name === undefined) return null
  const label = fill(words.forgetName, { name })
  return (
    <button
      type="button"
      className={styles['name']}
      aria-label={label}
      title={label}
      onClick={() => change({ [nameFields[side]]: undefined })}
    >
      <span>{name}</span>
      <IconX size={14} stroke={1.75} />
    </button>
  )
}
