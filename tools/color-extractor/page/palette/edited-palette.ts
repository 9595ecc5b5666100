import { rgbOf } from '#lib/color/rgb.ts'
import { distance, oklabOf } from '../../color/oklab.ts'

/** The limit of `export-palette`. */
export const maxColors = 64

/** The number of undo steps kept. */
const maxSteps = 100

/** A color of the palette on the page. */
export interface PaletteEntry {
  id: number
  /** As #rrggbb. */
  hex: string
  /** From 0 to 1; undefined for a color added by hand. */
  share?: number
  /** The extracted color that it was before editing. */
  extracted?: string
  /** Whether it is kept when another run replaces the palette. */
  isLocked: boolean
}

type Entries = readonly PaletteEntry[]

export interface FoundColor {
  hex: string
  share: number
}

/** A run's palette, and its edited version. */
export interface EditedPalette {
  extracted: readonly FoundColor[]
  entries: Entries
  past: readonly { entries: Entries; key: string | undefined }[]
  nextId: number
}

export const emptyPalette: EditedPalette = { extracted: [], entries: [], past: [], nextId: 1 }

/**
 * Replaces the palette by another run's. Locked colors keep their positions, each in place of the found color that it
 * was edited from or resembles; those added by hand come on top of the run's count. The undo history is cleared,
 * because its steps belong to the previous colors.
 */
export function adoptRun(palette: EditedPalette, extracted: readonly FoundColor[], count: number): EditedPalette {
  const locked = palette.entries.flatMap((entry, index) => (entry.isLocked ? [{ entry, index }] : []))
  const rest = withoutReplaced(
    extracted,
    locked.map(({ entry }) => entry),
    count,
  )
  const size = Math.min(maxColors, locked.length + rest.length)
  let { nextId } = palette
  const entries: PaletteEntry[] = []
  while (entries.length < size) {
    const next = locked[0]
    const isItsPlace = next && (next.index <= entries.length || rest.length === 0)
    const color = isItsPlace ? undefined : rest.shift()
    if (color) entries.push({ id: nextId++, ...color, extracted: color.hex, isLocked: false })
    else if (next) entries.push(...locked.splice(0, 1).map(({ entry }) => entry))
  }
  return { extracted, entries, past: [], nextId }
}

/** Colors no farther apart than this in Oklab are considered the same. */
const maxAlike = 0.04

/** Removes the extracted colors that locked ones replace. */
function withoutReplaced(extracted: readonly FoundColor[], locked: Entries, count: number): FoundColor[] {
  const rest = extracted.map(({ hex, share }) => ({ hex, share, lab: oklabOf(rgbOf(hex)) }))
  const room = Math.max(0, count - locked.filter((entry) => entry.extracted !== undefined).length)
  for (const entry of locked) {
    const lab = oklabOf(rgbOf(entry.extracted ?? entry.hex))
    const apart = rest.map((color) => distance(color.lab, lab))
    const nearest = apart.indexOf(Math.min(...apart))
    if (nearest < 0) continue
    const isOver = entry.extracted !== undefined && rest.length > room
    if ((apart[nearest] ?? 0) <= maxAlike || isOver) rest.splice(nearest, 1)
  }
  return rest.map(({ hex, share }) => ({ hex, share }))
}

/** Adds an undo step; consecutive steps with the same key are merged. */
function withUndoStep(palette: EditedPalette, entries: Entries, key?: string): EditedPalette {
  const isSame = key !== undefined && palette.past.at(-1)?.key === key
  const past = isSame ? palette.past : [...palette.past, { entries: palette.entries, key }].slice(-maxSteps)
  return { ...palette, entries, past }
}

const withEntry = (palette: EditedPalette, id: number, change: Partial<PaletteEntry>): Entries =>
  palette.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

export const lockColor = (palette: EditedPalette, id: number, isLocked: boolean): EditedPalette =>
  withUndoStep(palette, withEntry(palette, id, { isLocked }))

/** Changes a color and locks it. Consecutive changes with the same key are one undo step. */
export function editColor(palette: EditedPalette, id: number, hex: string, key?: string): EditedPalette {
  const isOther = palette.entries.some((entry) => entry.id === id && entry.hex !== hex)
  return isOther ? withUndoStep(palette, withEntry(palette, id, { hex, isLocked: true }), key) : palette
}

/** Adds a locked color at the end; returns the same palette if it already has the color or is full. */
export function addColor(palette: EditedPalette, hex: string): EditedPalette {
  if (palette.entries.length >= maxColors || palette.entries.some((entry) => entry.hex === hex)) return palette
  const added = { id: palette.nextId, hex, isLocked: true }
  return { ...withUndoStep(palette, [...palette.entries, added]), nextId: palette.nextId + 1 }
}

/** Removes a color, unless it is the only one. */
export const removeColor = (palette: EditedPalette, id: number): EditedPalette =>
  palette.entries.length < 2
    ? palette
    : withUndoStep(
        palette,
        palette.entries.filter((entry) => entry.id !== id),
      )

/** Moves a color to the position of another. */
export function moveColor(palette: EditedPalette, id: number, over: number): EditedPalette {
  const moved = palette.entries.find((entry) => entry.id === id)
  const to = palette.entries.findIndex((entry) => entry.id === over)
  if (!moved || to < 0 || id === over) return palette
  return withUndoStep(palette, palette.entries.filter((entry) => entry !== moved).toSpliced(to, 0, moved))
}

/** Resets to the run's palette, as an undo step. */
export function resetPalette(palette: EditedPalette): EditedPalette {
  const { entries, nextId } = adoptRun({ ...emptyPalette, nextId: palette.nextId }, palette.extracted, maxColors)
  return { ...withUndoStep(palette, entries), nextId }
}

/** Whether the palette differs from the run's, or has locked colors. */
export const isEdited = ({ extracted, entries }: EditedPalette): boolean =>
  entries.length !== extracted.length ||
  entries.some(({ hex, isLocked }, index) => isLocked || hex !== extracted[index]?.hex)

export function undoStep(palette: EditedPalette): EditedPalette {
  const last = palette.past.at(-1)
  return last ? { ...palette, entries: last.entries, past: palette.past.slice(0, -1) } : palette
}
