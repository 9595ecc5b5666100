import { useRef } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { EditBench } from './edit-bench.tsx'
import { editNames } from './edits.ts'
import { Modes } from './modes.tsx'

/**
 * Edits many images with a live preview. Operations that join several images, or return none, use the generic bench.
 */
export default function ImageEditorPage() {
  const { open } = useTool()
  const carried = useRef<readonly File[]>([])
  const edit = editNames.find((name) => name === open)
  // Resets the state when the operation changes, and carries the images over.
  return edit ? <EditBench key={edit} edit={edit} carried={carried} /> : <Bench modes={<Modes carried={carried} />} />
}
