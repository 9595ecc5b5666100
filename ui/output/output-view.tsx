import { type ComponentType, lazy, Suspense } from 'react'
import type { OutputViewProps } from './output-view-props.ts'

/** The view of an output of one kind. */
export default function OutputView({ kind, ...props }: OutputViewProps & { kind: string }) {
  const View = views[kind]
  return <Suspense>{View && <View {...props} />}</Suspense>
}

/** Each is loaded with the first output of its kind. */
const views: Record<string, ComponentType<OutputViewProps>> = {
  archive: lazy(() => import('./archive-view.tsx')),
  audio: lazy(() => import('./audio-view.tsx')),
  color: lazy(() => import('./swatch-list.tsx')),
  diagnostics: lazy(() => import('./diagnostic-list.tsx')),
  diff: lazy(() => import('./diff-view.tsx')),
  html: lazy(() => import('./html-view.tsx')),
  image: lazy(() => import('./image-view.tsx')),
  meter: lazy(() => import('./meter-view.tsx')),
  table: lazy(() => import('./data-table.tsx')),
}
