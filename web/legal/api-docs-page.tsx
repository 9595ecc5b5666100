import { ApiControls } from './api-controls.tsx'
import { ServedPage } from './served-page.tsx'

/** The conventions of the API, and a list of all operations. */
export default function ApiDocsPage() {
  return <ServedPage title="API" hasContents isLocalized Controls={ApiControls} />
}
