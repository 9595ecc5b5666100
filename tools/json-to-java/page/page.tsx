import { lazy, Suspense } from 'react'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { OutputViewer, type OutputViewerProps } from '#ui/output/output-viewer.tsx'

// Loaded with the first files.
const JavaFiles = lazy(() => import('./java-files.tsx'))

/** The code, each file of it under a tab where there are several. */
function JavaViewer(props: OutputViewerProps) {
  const zip = props.output?.['file']
  const code = <OutputViewer {...props} />
  if (!(zip instanceof File)) return code
  return (
    <Suspense fallback={code}>
      <JavaFiles zip={zip} isStale={props.isStale}>
        {code}
      </JavaFiles>
    </Suspense>
  )
}

/** The page: JSON beside its Java; several files as tabs. */
export default function JsonToJavaPage() {
  return <OperationsBench parts={parts} />
}

const parts = { OutputViewer: JavaViewer }
