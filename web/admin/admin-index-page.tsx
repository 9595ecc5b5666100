import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DelayedLoading } from './controls/delayed-loading.tsx'
import { screenOfTab } from './frame/screen-at.ts'

const screens = {
  config: lazy(() => import('./config/config-page.tsx')),
  'data-list': lazy(() => import('./data-list/data-list-page.tsx')),
  dashboard: lazy(() => import('./dashboard/dashboard-page.tsx')),
}

/** The screen named by the search parameter `tab`. */
export default function AdminIndexPage() {
  const Screen = screens[screenOfTab(useSearch({ from: '/admin/' }).tab)]
  return (
    <Suspense fallback={<DelayedLoading />}>
      <Screen />
    </Suspense>
  )
}
