import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import {
  addColor,
  adoptRun,
  type EditedPalette,
  editColor,
  emptyPalette,
  isEdited,
  lockColor,
  maxColors,
  moveColor,
  removeColor,
  resetPalette,
  undoStep,
} from './edited-palette.ts'

const red = { hex: '#ff0000', share: 0.5 }
const green = { hex: '#00ff00', share: 0.3 }
const blue = { hex: '#0000ff', share: 0.2 }

const hexes = ({ entries }: EditedPalette) => entries.map(({ hex }) => hex)
const idOf = ({ entries }: EditedPalette, hex: string) => entries.find((entry) => entry.hex === hex)?.id ?? -1
const started = () => adoptRun(emptyPalette, [red, green, blue], 8)
const locked = (palette: EditedPalette, { hex }: { hex: string }) => lockColor(palette, idOf(palette, hex), true)

test('a locked color keeps its place when another picture is read', () => {
  const next = adoptRun(
    locked(started(), green),
    [
      { hex: '#ffffff', share: 1 },
      { hex: '#000000', share: 0 },
    ],
    8,
  )
  expect(next.entries.map(({ hex, share, isLocked }) => ({ hex, share, isLocked }))).toEqual([
    { hex: '#ffffff', share: 1, isLocked: false },
    { hex: '#00ff00', share: 0.3, isLocked: true },
    { hex: '#000000', share: 0, isLocked: false },
  ])
})

test('a locked color is not duplicated when it or a similar one is found again', () => {
  expect(hexes(adoptRun(locked(started(), green), [red, green, blue], 8))).toEqual([red.hex, green.hex, blue.hex])
  const alike = { hex: '#00fc04', share: 0.3 }
  expect(hexes(adoptRun(locked(started(), green), [red, alike, blue], 8))).toEqual([red.hex, green.hex, blue.hex])
})

test('an edited color replaces the one that it was made of', () => {
  const palette = started()
  const edited = editColor(palette, idOf(palette, green.hex), '#ffffff')
  expect(hexes(adoptRun(edited, [red, green, blue], 8))).toEqual([red.hex, '#ffffff', blue.hex])
})

test('locked colors count among those to find, and those that were added by hand do not', () => {
  const cyan = { hex: '#00ffff', share: 0.4 }
  const gray = { hex: '#808080', share: 0.6 }
  expect(hexes(adoptRun(locked(started(), green), [gray, cyan], 2))).toHaveLength(2)
  expect(hexes(adoptRun(addColor(started(), '#123456'), [gray, cyan], 2))).toEqual([gray.hex, cyan.hex, '#123456'])
})

test('duplicates and colors over the limit are not added, and the last color stays', () => {
  const palette = started()
  expect(addColor(palette, red.hex)).toBe(palette)
  let full = palette
  for (let level = 0; level < 100; level++) full = addColor(full, `#0000${(level + 16).toString(16)}`)
  expect(full.entries).toHaveLength(maxColors)
  const single = adoptRun(emptyPalette, [red], 8)
  expect(removeColor(single, idOf(single, red.hex))).toBe(single)
})

test('what the picker gives while it is open is one step', () => {
  const palette = started()
  const id = idOf(palette, red.hex)
  const dragged = ['#ff0001', '#ff0002'].reduce((now, hex) => editColor(now, id, hex, 'picker 1'), palette)
  const again = editColor(dragged, id, '#ff0003', 'picker 2')
  expect(hexes(undoStep(again))[0]).toBe('#ff0002')
  expect(hexes(undoStep(undoStep(again)))).toEqual(hexes(palette))
})

test('a color moves to the position of another', () => {
  const palette = started()
  const moved = moveColor(palette, idOf(palette, red.hex), idOf(palette, blue.hex))
  expect(hexes(moved)).toEqual([green.hex, blue.hex, red.hex])
  expect(hexes(moveColor(moved, idOf(moved, red.hex), idOf(moved, green.hex)))).toEqual(hexes(palette))
})

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`)
const anyFound = fc.uniqueArray(
  anyHex.map((hex) => ({ hex, share: 0.1 })),
  { minLength: 1, maxLength: 64, selector: ({ hex }) => hex },
)
const anyStep = fc.record({ kind: fc.nat(5), at: fc.nat(70), to: fc.nat(70), hex: anyHex })

test('any steps can be undone one by one, ids stay unique, and Reset gives the palette of the run', () => {
  fc.assert(
    fc.property(anyFound, fc.array(anyStep, { maxLength: 30 }), anyFound, (extracted, steps, others) => {
      const start = adoptRun(emptyPalette, extracted, 64)
      const end = steps.reduce((now, { kind, at, to, hex }) => {
        const id = now.entries[at % now.entries.length]?.id ?? 0
        const over = now.entries[to % now.entries.length]?.id ?? 0
        const made = [
          lockColor(now, id, at % 2 === 0),
          editColor(now, id, hex),
          addColor(now, hex),
          removeColor(now, id),
          moveColor(now, id, over),
          resetPalette(now),
        ]
        return made[kind] ?? now
      }, start)
      expect(new Set(end.entries.map(({ id }) => id)).size).toBe(end.entries.length)
      expect(end.entries.length).toBeGreaterThan(0)
      expect(end.entries.length).toBeLessThanOrEqual(maxColors)
      expect(hexes(resetPalette(end))).toEqual(extracted.map(({ hex }) => hex))
      expect(isEdited(resetPalette(end))).toBe(false)
      let back = end
      while (back.past.length > 0) back = undoStep(back)
      expect(back.entries).toEqual(start.entries)
      // Locked colors stay in the same order, whatever the next run finds.
      const kept = end.entries.filter(({ isLocked }) => isLocked)
      expect(adoptRun(end, others, 64).entries.filter(({ isLocked }) => isLocked)).toEqual(kept)
    }),
    { numRuns: runs(200) },
  )
})
