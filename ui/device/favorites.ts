import { toolListOf } from './tool-list.ts'

export const favorites = toolListOf('favorites')

export function toggleFavorite(tool: string): void {
  favorites.update((list) => (list.includes(tool) ? list.filter((id) => id !== tool) : [...list, tool]))
}
