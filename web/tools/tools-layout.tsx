import { Outlet } from '@tanstack/react-router'
import { Furnished } from '../mantine/themed-mantine-provider.tsx'

/** The layout of everything under /tools. */
export default function ToolsLayout() {
  return (
    <Furnished>
      <Outlet />
    </Furnished>
  )
}
