import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PublicConfig } from '#contract/site-config/sections.ts'
import { store } from '#ui/device/storage.ts'

/** Replaces the public configuration of the page and its cached copy after the owner has saved one. */
export function useReplaceConfig(): (config: PublicConfig) => void {
  const router = useRouter()
  return useCallback(
    (config) => {
      store('local', 'app-config', config)
      const { boot, served } = router.options.context
      router.update({ context: { boot: { ...boot, config }, served } })
      void router.invalidate()
    },
    [router],
  )
}
