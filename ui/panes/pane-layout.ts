import { type Stored, storedOf, useStored } from '../device/stored.ts'
import { useToolId } from '../tool/tool-id.ts'

/** The layout of a tool's panes on this device, from 900 px up. */
export interface PaneLayout {
  /** The first pane's share of the width or height that it divides with the result. */
  share: number
  isStacked: boolean
  isRailFolded: boolean
}

/** Keeps either pane visible. */
export const [minShare, maxShare] = [0.15, 0.85]
export const evenShare = 0.5

const layouts = new Map<string, Stored<PaneLayout>>()

/** The store of a tool's layout, shared by all callers. */
function layoutOf(tool: string): Stored<PaneLayout> {
  const layout = layouts.get(tool) ?? storedOf(`layout:${tool}`, parseLayout)
  layouts.set(tool, layout)
  return layout
}

function parseLayout(stored: unknown): PaneLayout {
  const { share, isStacked, isRailFolded }: Record<string, unknown> = Object(stored)
  return {
    share: typeof share === 'number' ? within(share) : evenShare,
    isStacked: isStacked === true,
    isRailFolded: isRailFolded === true,
  }
}

const within = (share: number): number => Math.min(maxShare, Math.max(minShare, share))

/** The layout of the open tool, and a function that changes it. */
export function usePaneLayout(): [PaneLayout, change: (changed: Partial<PaneLayout>) => void] {
  const layout = layoutOf(useToolId())
  const change = (changed: Partial<PaneLayout>) => layout.update((now) => parseLayout({ ...now, ...changed }))
  return [useStored(layout), change]
}
