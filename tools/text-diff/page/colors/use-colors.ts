import { createContext, useContext, useEffect, useState } from 'react'
import type { Comparison } from '../../comparison/comparison.ts'
import { linesBetween, type TextLines } from '../../comparison/text-lines.ts'
import type { SideName } from '../../rows/moved-line.ts'
import type { ColorSpan } from './color-text.ts'

type Colors = Record<SideName, (line: number) => ColorSpan[]>

const none: ColorSpan[] = []

const plain: Colors = { left: () => none, right: () => none }

const ColorsContext = createContext(plain)

export const ColorsProvider = ColorsContext.Provider

/** The colors of a line, by its number from 1. */
export const useLineColors = (side: SideName, number: number): ColorSpan[] =>
  useContext(ColorsContext)[side](number - 1)

/**
 * Highlights both texts of a comparison as code of a media type, once the highlighter is loaded; no colors without one.
 */
export function useColors(comparison: Comparison | undefined, mediaType: string | undefined): Colors {
  const [made, set] = useState<{ of: Comparison; mediaType: string; colors: Colors }>()

  useEffect(() => {
    if (!comparison || mediaType === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const colorsOf = async (text: TextLines) => {
      const { colorText, maxColoredLength } = await import('./color-text.ts')
      if (text.units.length > maxColoredLength) return plain.left
      const spans = await colorText(linesBetween(text, 0, text.starts.length - 1), mediaType, signal)
      return (line: number) => spans(text.starts[line] ?? 0, text.starts[line + 1] ?? 0)
    }
    Promise.all([colorsOf(comparison.left), colorsOf(comparison.right)]).then(
      ([left, right]) => signal.aborted || set({ of: comparison, mediaType, colors: { left, right } }),
      // The lines stay readable if the highlighter cannot be loaded.
      () => {},
    )
    return () => controller.abort()
  }, [comparison, mediaType])

  return made && made.of === comparison && made.mediaType === mediaType ? made.colors : plain
}
