import { useEffect, useRef } from 'react'
import { useWorkbench } from '#ui/tool/workbench.tsx'

export const sides = ['original', 'changed'] as const

export type Side = (typeof sides)[number]

/** The field of a patch that holds the name of a text. */
export const nameFields = { original: 'originalName', changed: 'changedName' } as const

/** The name of a text's file; undefined where it came from none. */
export function useFileName(side: Side): string | undefined {
  const name = useWorkbench().values[nameFields[side]]
  return typeof name === 'string' && name !== '' ? name : undefined
}

/**
 * Changes the two texts and keeps the names of the files that they came from, which a patch is to have. A name goes when
 * its text does, or another text comes in its place by other ways than the panes, as a sample does.
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

  /** @param fileName empty where the text came from no file; left out where it was typed */
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
