import { ServedPage } from '../reading/served-page.tsx'
import { ApiControls } from './api-controls.tsx'

/** The conventions of the API, and a list of all operations. */
export default function ApiDocsPage() {
  return <ServedPage title="API" hasContents isLocalized Controls={ApiControls} />
}
