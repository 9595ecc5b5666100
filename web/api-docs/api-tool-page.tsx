import { useParams } from '@tanstack/react-router'
import { useLanguage } from '#ui/language/language.ts'
import { toolById } from '../catalogue/catalogue.ts'
import { ServedPage } from '../reading/served-page.tsx'
import { ApiControls } from './api-controls.tsx'

/** The operations of one tool as calls over HTTP. */
export default function ApiToolPage() {
  const { tool } = useParams({ from: '/api-docs/$tool' })
  const title = toolById(tool)?.title[useLanguage()]
  return <ServedPage title={`${title} API`} hasContents isLocalized Controls={ApiControls} />
}
