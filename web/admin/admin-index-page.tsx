import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'

const screens = {
  config: lazy(() => import('./config/config-page.tsx')),
  'data-list': lazy(() => import('./data-list/data-list-page.tsx')),
  dashboard: lazy(() => import('./dashboard/dashboard-page.tsx')),
}

/** The screen that the address names by `tab`. */
export default function AdminIndexPage() {
  const { tab = 'config' } = useSearch({ from: '/admin/' })
  const Screen = screens[tab as keyof typeof screens] ?? screens.config
  return <Screen />
}
