import { toolListOf } from './tool-list.ts'

export const recents = toolListOf('recents')

/** Adds an opened tool: the newest first, eight at most. */
export function noteRecent(tool: string): void {
  recents.update((list) => [tool, ...list.filter((id) => id !== tool)].slice(0, 8))
}
