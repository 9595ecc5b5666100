import { useEffect, useState } from 'react'
import { readStored, store } from '#ui/device/storage.ts'
import type { View } from '../rows/row-runs.ts'
import { codeLanguages } from './colors/code-languages.ts'

interface ViewSettings {
  view: View
  /** Whether long lines are wrapped. */
  wraps: boolean
  /** The language of syntax highlighting: a media type, `none`, or `auto` for that of the file names. */
  colors: string
}

/** The view settings, kept on this device. */
export function useView(): ViewSettings & { change: (changed: Partial<ViewSettings>) => void } {
  const [settings, set] = useState<ViewSettings>({ view: 'split', wraps: false, colors: 'auto' })

  useEffect(() => {
    const kept = Object(readStored('local', key))
    // Two columns do not fit on a phone, so they are not its default.
    const usual = matchMedia('(max-width: 767px)').matches ? 'unified' : 'split'
    set({
      view: kept.view === 'unified' || kept.view === 'split' ? kept.view : usual,
      wraps: kept.wraps === true,
      colors: kept.colors === 'none' || Object.hasOwn(codeLanguages, kept.colors) ? kept.colors : 'auto',
    })
  }, [])

  return {
    ...settings,
    change: (changed) => {
      const next = { ...settings, ...changed }
      set(next)
      store('local', key, next)
    },
  }
}

const key = 'view:text-diff'
