import { DocumentProvider } from './document/document-context.tsx'
import { JsonBench } from './json-bench.tsx'

/** One document in three views, and everything that can be done with it. */
export default function JsonEditorPage() {
  return (
    <DocumentProvider>
      <JsonBench />
    </DocumentProvider>
  )
}
