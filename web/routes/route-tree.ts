import { officeRoutes } from './office-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { rootRoute } from './root-route.tsx'
import { toolRoutes } from './tool-routes.ts'

export const routeTree = rootRoute.addChildren([...publicRoutes, ...officeRoutes, toolRoutes])
