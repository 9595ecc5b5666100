import { Outlet } from '@tanstack/react-router'

/** The layout of everything under /tools. */
export default function ToolsLayout() {
  return <Outlet />
}
