import type { RefObject } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type { en } from '../texts.en.ts'
import type { PageTexts } from './texts.en.ts'

/** Fields whose meaning differs between operations: reset when switching. */
const shared = { angle: undefined, background: undefined, gap: undefined, rows: undefined, columns: undefined }

interface ModesProps {
  carried: RefObject<readonly File[]>
  /** The open images, where the operation takes several. */
  images?: readonly { file: File }[]
}

/** Switches between the operations, the most wanted first. */
export function Modes({ carried, images }: ModesProps) {
  const { operations, open, onOpen } = useTool()
  const { change } = useWorkbench()
  const texts = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const choices = order
    .filter((name) => name in operations)
    .map((value) => ({ value, label: texts.operations[value].title }))
  return (
    <Segments
      label={words.operation}
      choices={choices}
      value={order.find((name) => name === open) ?? 'crop'}
      onChange={(chosen) => {
        const files = images?.map(({ file }) => file) ?? carried.current
        const isDrawn = chosen === 'join' || chosen === 'inspect'
        change(isDrawn && files.length > 0 ? { ...shared, files: [...files], file: files[0] } : shared)
        onOpen(chosen)
      }}
    />
  )
}

const order = ['crop', 'rotate', 'watermark', 'blur', 'join', 'split', 'favicon', 'inspect', 'strip'] as const
