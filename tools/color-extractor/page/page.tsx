import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ColorBench } from './color-bench.tsx'
import { OperationSwitch } from './operation-switch.tsx'

/** An image beside its palette; exporting one's own palette uses the generic bench. */
export default function ColorExtractorPage() {
  const { open } = useTool()
  return open === 'extract' ? <ColorBench /> : <Bench modes={<OperationSwitch />} />
}
