import { useEffect, useRef } from 'react'
import { useWorkbench } from '#ui/tool/workbench.tsx'

export const sides = ['original', 'changed'] as const

export type Side = (typeof sides)[number]

/** The field of a patch that holds the name of a text. */
export const nameFields = { original: 'originalName', changed: 'changedName' } as const

/** The name of the file that a text came from; undefined if it came from none. */
export function useFileName(side: Side): string | undefined {
  const name = useWorkbench().values[nameFields[side]]
  return typeof name === 'string' && name !== '' ? name : undefined
}

/**
 * Changes the two texts and keeps the names of their files for the patch. A name is removed when its text is, or when
 * the text is replaced from outside the panes, as by a sample.
 */
export function useNamedTexts() {
  const { values, change } = useWorkbench()
  const previous = useRef<Partial<Record<Side, unknown>>>({})

  useEffect(() => {
    for (const side of sides) {
      const [before, now] = [previous.current[side], values[side]]
      previous.current[side] = now
      const isOther = Boolean(before) && before !== now
      if ((!now || isOther) && values[nameFields[side]] !== undefined) change({ [nameFields[side]]: undefined })
    }
  }, [values, change])

  /** @param fileName empty if the text came from no file; left out if it was typed */
  function put(side: Side, text: unknown, fileName?: string): void {
    previous.current[side] = text
    change({ [side]: text, ...(fileName !== undefined && { [nameFields[side]]: fileName || undefined }) })
  }

  function swap(): void {
    const { original = '', changed = '', originalName, changedName } = values
    previous.current = { original: changed, changed: original }
    change({ original: changed, changed: original, originalName: changedName, changedName: originalName })
  }

  return { put, swap }
}
