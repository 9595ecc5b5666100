import { useRef } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { EditBench } from './edit-bench.tsx'
import { editNames } from './edits.ts'
import { Modes } from './modes.tsx'

/** Edits of many images, each seen as it is made; what takes several at once, or gives no image, is drawn from its description. */
export default function ImageEditorPage() {
  const { open } = useTool()
  const carried = useRef<readonly File[]>([])
  const edit = editNames.find((name) => name === open)
  // Settings are nothing to the next operation; the images go along.
  return edit ? <EditBench key={edit} edit={edit} carried={carried} /> : <Bench modes={<Modes carried={carried} />} />
}
