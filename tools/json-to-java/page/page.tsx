import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { JavaViewer } from './java-viewer.tsx'

/** Java beside its JSON; several files as tabs. */
export default function JsonToJavaPage() {
  return <OperationsBench parts={parts} />
}

const parts = { OutputViewer: JavaViewer }
