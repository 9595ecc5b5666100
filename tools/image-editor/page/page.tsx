import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { EditBench } from './edit-bench.tsx'
import { editNames } from './edits.ts'
import { Modes } from './modes.tsx'

/** Edits of many images, each seen as it is made; what takes several at once, or gives no image, is drawn from its description. */
export default function ImageEditorPage() {
  const { open } = useTool()
  const edit = editNames.find((name) => name === open)
  // What was in the hands of one operation is nothing to the next.
  return edit ? <EditBench key={edit} edit={edit} /> : <Bench modes={<Modes />} />
}
