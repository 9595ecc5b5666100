import { type RefObject, useEffect, useState } from 'react'
import type { View } from '../rows/stretches.ts'

/** How many characters stand in a line of a text, by the width of the rows. */
export function useColumns(scroller: RefObject<HTMLElement | null>, view: View, digits: number): number {
  const [columns, setColumns] = useState(80)
  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const measure = () => {
      const character = widthOfCharacter(current)
      const gutters = 2 * (digits * character + gutterPadding)
      const texts = view === 'split' ? 2 : 1
      const width = (current.clientWidth - gutters) / texts - textPadding
      setColumns(Math.max(1, Math.floor(width / character)))
    }
    const watching = new ResizeObserver(measure)
    watching.observe(current)
    return () => watching.disconnect()
  }, [scroller, view, digits])
  return columns
}

/** In pixels, as the style sheet has them. */
const [gutterPadding, textPadding] = [20, 34]

function widthOfCharacter(place: HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 8
  context.font = getComputedStyle(place).font
  return context.measureText('0').width || 8
}
