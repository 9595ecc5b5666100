import type { ShortcutGroup } from './shortcut-groups.ts'

/** Finds the shortcuts whose keys, texts or group contain every word of the query, in either language. */
export function findShortcuts(groups: readonly ShortcutGroup[], query: string): ShortcutGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return groups.flatMap(({ title, shortcuts, ...group }) => {
    const matching = shortcuts.filter(({ keys, title: does }) => {
      const text = [keys, does.en, does.zh, title.en, title.zh].join(' ').toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    return matching.length > 0 ? [{ ...group, title, shortcuts: matching }] : []
  })
}
