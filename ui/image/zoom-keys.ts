import type { KeyboardEvent } from 'react'
import type { Zoom } from './use-zoom.ts'

/** The zoom factor of one key press. */
export const zoomStep = 1.5

/** In pixels. */
const panStep = 40

/** Zooms with plus and minus, fits with 0, shows the own size with 1. Returns whether the key was one of these. */
export function zoomByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, zoom: Zoom): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (key === '+' || key === '=') zoom.zoomBy(zoomStep)
  else if (key === '-') zoom.zoomBy(1 / zoomStep)
  else if (key === '0') zoom.reset()
  else if (key === '1') zoom.zoomToOwnSize()
  else return false
  return true
}

/** Pans with the arrows: the right arrow shows what is at the right. */
export function panByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { panBy }: Zoom): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (key === 'ArrowRight') panBy(-panStep, 0)
  else if (key === 'ArrowLeft') panBy(panStep, 0)
  else if (key === 'ArrowDown') panBy(0, -panStep)
  else if (key === 'ArrowUp') panBy(0, panStep)
  else return false
  return true
}
