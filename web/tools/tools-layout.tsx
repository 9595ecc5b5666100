import { Outlet } from '@tanstack/react-router'
import { ThemedMantineProvider } from '../mantine/themed-mantine-provider.tsx'

/** The layout of everything under /tools. */
export default function ToolsLayout() {
  return (
    <ThemedMantineProvider>
      <Outlet />
    </ThemedMantineProvider>
  )
}
