import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ColorBench } from './color-bench.tsx'
import { OperationSwitch } from './operation-switch.tsx'

/** An image beside its palette; a palette of one's own is written as a file like anything else. */
export default function ColorExtractorPage() {
  const { open } = useTool()
  return open === 'extract' ? <ColorBench /> : <Bench modes={<OperationSwitch />} />
}
