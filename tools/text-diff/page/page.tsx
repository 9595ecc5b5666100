import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ComparisonRunner } from './comparison-runner.tsx'
import { DiffBench } from './diff-bench.tsx'
import { OperationSwitch } from './operation-switch.tsx'

/** The comparison has a page of its own; a patch is made and applied like anything else. */
export default function TextDiffPage() {
  const { open } = useTool()
  if (open !== 'compare') return <Bench modes={<OperationSwitch />} />
  return (
    <ComparisonRunner>
      <DiffBench />
    </ComparisonRunner>
  )
}
