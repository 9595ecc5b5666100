import { ApiControls } from './api-controls.tsx'
import { ServedPage } from './served-page.tsx'

/** What holds for the whole API, and a list of all operations. */
export default function ApiDocsPage() {
  return <ServedPage title="API" hasContents isLocalized Controls={ApiControls} />
}
