import './styles.css'
import { MantineProvider } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDark } from '../theme/use-dark.ts'
import { colorSchemeManager } from './color-scheme-manager.ts'
import { cssVariables, mantineTheme } from './mantine-theme.ts'

/** Where Mantine is: the tool pages and the admin area, never the first page. */
export function ThemedMantineProvider({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useDark() ? 'dark' : 'light'}
      colorSchemeManager={colorSchemeManager}
      getRootElement={() => undefined}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  )
}
