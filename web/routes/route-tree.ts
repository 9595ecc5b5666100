import { aboutRoute } from './about-route.ts'
import { apiDocsRoute } from './api-docs-route.ts'
import { homeRoute } from './home-route.ts'
import { licencesRoute } from './licences-route.ts'
import { privacyRoute } from './privacy-route.ts'
import { rootRoute } from './root-route.tsx'
import { termsRoute } from './terms-route.ts'
import { toolRoute } from './tool-route.tsx'
import { toolsIndexRoute } from './tools-index-route.ts'
import { toolsRoute } from './tools-route.ts'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  aboutRoute,
  privacyRoute,
  termsRoute,
  apiDocsRoute,
  licencesRoute,
  toolsRoute.addChildren([toolsIndexRoute, toolRoute]),
])
