import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many characters fit in a line, by the width of the rows.
 *
 * @param texts how many texts are side by side in a row
 * @param gutters how many digits each line number has
 */
export function useColumns(scroller: RefObject<HTMLElement | null>, texts: number, gutters: readonly number[]): number {
  const digits = gutters.reduce((sum, each) => sum + each, 0)
  const padding = gutters.length * gutterPadding
  const [columns, setColumns] = useState(80)
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    const measure = () => {
      const character = widthOfCharacter(current)
      const width = (current.clientWidth - digits * character - padding) / texts - textPadding
      setColumns(Math.max(1, Math.floor(width / character)))
    }
    // The observer reports after the first frame: a height that changes then would break off a scroll that has begun.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [scroller, texts, digits, padding])
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
