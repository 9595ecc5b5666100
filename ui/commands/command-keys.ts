import type { CommandName } from './command-words.ts'

/**
 * The keys of every command that has some, as they are shown: several ways separated by a space, those of one way joined
 * by `+`. Whoever hears keys, lists them or names them beside a button reads them here.
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
