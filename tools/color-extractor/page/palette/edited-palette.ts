import { rgbOf } from '#lib/color/rgb.ts'
import { distance, labOf } from '../../color/oklab.ts'

/** As many as `export-palette` takes. */
export const maxColors = 64

/** How many steps can be taken back: the oldest is forgotten first. */
const maxSteps = 100

/** A color of the palette on the page. */
export interface Entry {
  id: number
  /** As #rrggbb. */
  hex: string
  /** From 0 to 1; nothing of one that was added by hand. */
  share?: number
  /** The color of the run that this was made of. */
  extracted?: string
  /** Whether another run leaves it. */
  isLocked: boolean
}

type Entries = readonly Entry[]

export interface FoundColor {
  hex: string
  share: number
}

/** The palette of a run, and what was made of it. */
export interface EditedPalette {
  extracted: readonly FoundColor[]
  entries: Entries
  past: readonly { entries: Entries; key: string | undefined }[]
  nextId: number
}

export const emptyPalette: EditedPalette = { extracted: [], entries: [], past: [], nextId: 1 }

/**
 * Takes over what another run found. Locked colors stay where they are: each in place of the found color that it was made
 * of or looks like, and those that were added by hand besides as many as the run was to find. There is nothing to take back
 * then: a step belongs to the colors that it was made with.
 */
export function adoptRun(palette: EditedPalette, extracted: readonly FoundColor[], count: number): EditedPalette {
  const locked = palette.entries.flatMap((entry, index) => (entry.isLocked ? [{ entry, index }] : []))
  const rest = leaveOut(
    extracted,
    locked.map(({ entry }) => entry),
    count,
  )
  const size = Math.min(maxColors, locked.length + rest.length)
  let { nextId } = palette
  const entries: Entry[] = []
  while (entries.length < size) {
    const next = locked[0]
    const isItsPlace = next && (next.index <= entries.length || rest.length === 0)
    const color = isItsPlace ? undefined : rest.shift()
    if (color) entries.push({ id: nextId++, ...color, extracted: color.hex, isLocked: false })
    else if (next) entries.push(...locked.splice(0, 1).map(({ entry }) => entry))
  }
  return { extracted, entries, past: [], nextId }
}

/** Colors that are no farther apart than this in OKLab count as one. */
const maxAlike = 0.04

/** Gives the colors of the run without the colors that locked ones stand for. */
function leaveOut(extracted: readonly FoundColor[], locked: Entries, count: number): FoundColor[] {
  const rest = extracted.map(({ hex, share }) => ({ hex, share, lab: labOf(rgbOf(hex)) }))
  const room = Math.max(0, count - locked.filter((entry) => entry.extracted !== undefined).length)
  for (const entry of locked) {
    const lab = labOf(rgbOf(entry.extracted ?? entry.hex))
    const apart = rest.map((color) => distance(color.lab, lab))
    const nearest = apart.indexOf(Math.min(...apart))
    if (nearest < 0) continue
    const isOver = entry.extracted !== undefined && rest.length > room
    if ((apart[nearest] ?? 0) <= maxAlike || isOver) rest.splice(nearest, 1)
  }
  return rest.map(({ hex, share }) => ({ hex, share }))
}

/** Makes a step that can be undone; steps of one key that follow each other are undone together. */
function step(palette: EditedPalette, entries: Entries, key?: string): EditedPalette {
  const isSame = key !== undefined && palette.past.at(-1)?.key === key
  const past = isSame ? palette.past : [...palette.past, { entries: palette.entries, key }].slice(-maxSteps)
  return { ...palette, entries, past }
}

const withEntry = (palette: EditedPalette, id: number, change: Partial<Entry>): Entries =>
  palette.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

export const lockColor = (palette: EditedPalette, id: number, isLocked: boolean): EditedPalette =>
  step(palette, withEntry(palette, id, { isLocked }))

/** Puts another color in its place and locks it. Changes with the same key are undone as one step. */
export function editColor(palette: EditedPalette, id: number, hex: string, key?: string): EditedPalette {
  const isOther = palette.entries.some((entry) => entry.id === id && entry.hex !== hex)
  return isOther ? step(palette, withEntry(palette, id, { hex, isLocked: true }), key) : palette
}

/** Adds a color at the end, locked; nothing changes where it is there already or there are too many. */
export function addColor(palette: EditedPalette, hex: string): EditedPalette {
  if (palette.entries.length >= maxColors || palette.entries.some((entry) => entry.hex === hex)) return palette
  const added = { id: palette.nextId, hex, isLocked: true }
  return { ...step(palette, [...palette.entries, added]), nextId: palette.nextId + 1 }
}

/** Removes a color; the last one stays. */
export const removeColor = (palette: EditedPalette, id: number): EditedPalette =>
  palette.entries.length < 2
    ? palette
    : step(
        palette,
        palette.entries.filter((entry) => entry.id !== id),
      )

/** Puts a color where another is. */
export function moveColor(palette: EditedPalette, id: number, over: number): EditedPalette {
  const moved = palette.entries.find((entry) => entry.id === id)
  const to = palette.entries.findIndex((entry) => entry.id === over)
  if (!moved || to < 0 || id === over) return palette
  return step(palette, palette.entries.filter((entry) => entry !== moved).toSpliced(to, 0, moved))
}

/** The palette as the run found it, which can be taken back too. */
export function resetPalette(palette: EditedPalette): EditedPalette {
  const { entries, nextId } = adoptRun({ ...emptyPalette, nextId: palette.nextId }, palette.extracted, maxColors)
  return { ...step(palette, entries), nextId }
}

/** Whether the palette is another than the run found, or keeps something of it. */
export const isEdited = ({ extracted, entries }: EditedPalette): boolean =>
  entries.length !== extracted.length ||
  entries.some(({ hex, isLocked }, index) => isLocked || hex !== extracted[index]?.hex)

export function undoStep(palette: EditedPalette): EditedPalette {
  const last = palette.past.at(-1)
  return last ? { ...palette, entries: last.entries, past: palette.past.slice(0, -1) } : palette
}
