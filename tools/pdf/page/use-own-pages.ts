import { useEffect, useRef } from 'react'
import type { Values } from '#kit/values.ts'
import { readStored, store } from '#ui/device/storage.ts'
import { pick } from '#ui/tool/field-keys.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useWorkbench } from '#ui/tool/workbench.tsx'

/** The fields that name pages of the file, and mean others in the next file. */
const pageFields = ['pages', 'rotate', 'ranges']

/**
 * Empties the page lists when another file or operation is opened, and on the next visit: pages deleted from one
 * document would otherwise be missing from the next, unnoticed. Lists that come with the file, as from a sample, stay.
 */
export function useOwnPages(): void {
  const { id, open } = useTool()
  const { values, change } = useWorkbench()
  const before = useRef<{ open: string; values: Values }>(undefined)

  // Runs before the effect of the workbench around it, which reads what is stored.
  useEffect(() => forgetPages(`options:${id}`), [id])

  useEffect(() => {
    const earlier = before.current
    before.current = { open, values }
    if (!earlier) return
    const { file } = earlier.values
    const isOtherFile = file instanceof File && file !== values['file']
    if (!isOtherFile && earlier.open === open) return
    const stale = pageFields.filter((field) => values[field] && values[field] === earlier.values[field])
    if (stale.length > 0) change(Object.fromEntries(stale.map((field) => [field, undefined])))
  }, [open, values, change])
}

function forgetPages(key: string): void {
  const stored = readStored('local', key)
  if (typeof stored !== 'object' || stored === null) return
  const others = pick({ ...stored }, (field) => !pageFields.includes(field))
  store('local', key, Object.keys(others).length > 0 ? others : undefined)
}
