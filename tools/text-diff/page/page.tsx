import { lazy, Suspense } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ComparisonRunner } from './comparison-runner.tsx'
import { DiffBench } from './diff-bench.tsx'
import { OperationSwitch } from './operation-switch.tsx'

const MergeBench = lazy(() => import('./merge/merge-bench.tsx'))

/** Comparing and merging have pages of their own; making and applying a patch use the usual one. */
export default function TextDiffPage() {
  const { open } = useTool()
  if (open !== 'compare' && open !== 'merge') return <Bench modes={<OperationSwitch />} />
  return (
    <ComparisonRunner>
      {open === 'compare' ? (
        <DiffBench />
      ) : (
        <Suspense>
          <MergeBench />
        </Suspense>
      )}
    </ComparisonRunner>
  )
}
