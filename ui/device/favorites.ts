import { toolListOf } from './tool-list.ts'

export const favorites = toolListOf('favorites')

export function toggleFavorite(tool: string): void {
  const list = favorites.read()
  favorites.write(list.includes(tool) ? list.filter((id) => id !== tool) : [...list, tool])
}
