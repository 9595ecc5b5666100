import './styles.css'
import { MantineProvider } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { useDark } from '../theme/use-dark.ts'
import { colorSchemeManager } from './color-scheme-manager.ts'
import { cssVariables, mantineTheme } from './mantine-theme.ts'

/** Where Mantine is: the pages behind the login. Its styles carry the nonce that these pages have, and no others. */
export function ThemedMantineProvider({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce
  // What keeps the page from scrolling under a dialog asks for it there.
  if (nonce !== undefined && !import.meta.env.SSR) setNonce(nonce)
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
