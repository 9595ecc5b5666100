import { lazy, Suspense } from 'react'
import { OutputViewer, type OutputViewerProps } from '#ui/output/output-viewer.tsx'

// With the first files.
const JavaFiles = lazy(() => import('./java-files.tsx'))

/** The code, each file of it under a tab where there are several. */
export function JavaViewer(props: OutputViewerProps) {
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
