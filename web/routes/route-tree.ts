import { aboutRoute } from './about-route.ts'
import { accountRoute } from './account-route.ts'
import { adminConfigRoute } from './admin-config-route.ts'
import { adminDashboardRoute } from './admin-dashboard-route.ts'
import { adminDataListRoute } from './admin-data-list-route.ts'
import { adminIndexRoute } from './admin-index-route.ts'
import { adminRoute } from './admin-route.ts'
import { adminUnknownRoute } from './admin-unknown-route.ts'
import { apiDocsRoute } from './api-docs-route.ts'
import { homeRoute } from './home-route.ts'
import { licencesRoute } from './licences-route.ts'
import { loginRoute } from './login-route.ts'
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
  loginRoute,
  accountRoute,
  adminRoute.addChildren([
    adminIndexRoute,
    adminConfigRoute,
    adminDataListRoute,
    adminDashboardRoute,
    adminUnknownRoute,
  ]),
  toolsRoute.addChildren([toolsIndexRoute, toolRoute]),
])
