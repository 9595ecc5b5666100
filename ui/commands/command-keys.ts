import type { CommandName } from './command-words.ts'

/**
 * The keys of every command that has some, as shown: alternatives separated by a space, combinations joined
 * by `+`. The only source for key handlers, lists of shortcuts and labels.
 */
export const commandKeys = {
  run: 'Ctrl+Enter',
  cancel: 'Esc',
  download: 'Ctrl+S',
  save: 'Ctrl+S',
  'go-to-input': '/',
  'next-change': 'F7 Alt+↓',
  'previous-change': 'Shift+F7 Alt+↑',
  fullscreen: 'Shift+F11',
  search: 'Ctrl+K',
  shortcuts: '?',
} as const satisfies Partial<Record<CommandName, string>>
