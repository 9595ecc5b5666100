import './styles.css'
import { type CSSVariablesResolver, createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { useDark } from '../theme/use-dark.ts'

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

/** Keeps Mantine from storing the color scheme: the cookie holds it, and the provider forces it. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/** The design's shades for Mantine; everything that shows points at the page's own variables below. */
const mantineTheme = createTheme({
  primaryColor: 'bench',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#152225',
  colors: {
    bench: [
      ...(['#e7f8fa', '#c8eff2', '#99dfe5', '#64cacf', '#48b0b9'] as const),
      ...(['#2a96a2', '#137e8c', '#036675', '#005461', '#003d47'] as const),
    ],
    dark: [
      ...(['#e2e9eb', '#afbabd', '#96a0a3', '#6d787b', '#30383a'] as const),
      ...(['#212829', '#191f20', '#121617', '#151a1b', '#0a0f10'] as const),
    ],
  },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '22px' },
  lineHeights: { md: '1.55' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '24.375em', sm: '48em', md: '68.75em', lg: '80em', xl: '100em' },
  shadows: { md: 'var(--e-1)', xl: 'var(--e-2)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-bench-filled': 'var(--brand)',
  '--mantine-color-bench-filled-hover': 'var(--brand-hover)',
  '--mantine-color-bench-light': 'var(--brand-tint)',
  '--mantine-color-bench-light-color': 'var(--brand-text)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
}

const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
