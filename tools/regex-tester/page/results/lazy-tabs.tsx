// Tabs that are loaded when they are first opened.
import type { ComponentProps } from 'react'
import { useLazy } from '../use-lazy.ts'
import type { GenerateTab as Generate } from './generate-tab.tsx'
import type { StepsTab as Steps } from './steps/steps-tab.tsx'
import type { TestsTab as Tests } from './tests/tests-tab.tsx'

export function TestsTab(props: ComponentProps<typeof Tests>) {
  const Tab = useLazy(async () => (await import('./tests/tests-tab.tsx')).TestsTab)
  return Tab ? <Tab {...props} /> : null
}

export function StepsTab(props: ComponentProps<typeof Steps>) {
  const Tab = useLazy(async () => (await import('./steps/steps-tab.tsx')).StepsTab)
  return Tab ? <Tab {...props} /> : null
}

export function GenerateTab(props: ComponentProps<typeof Generate>) {
  const Tab = useLazy(async () => (await import('./generate-tab.tsx')).GenerateTab)
  return Tab ? <Tab {...props} /> : null
}
