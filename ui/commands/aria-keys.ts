import { commandKeys } from './command-keys.ts'

/** The keys of a command for `aria-keyshortcuts` (WAI-ARIA 1.2): "Control+S Meta+S". */
export const ariaKeys = (name: keyof typeof commandKeys): string =>
  commandKeys[name]
    .replace(/Ctrl(\S+)/g, 'Control$1 Meta$1')
    .replace(/Esc|[↓↑]/g, (shown) => ({ Esc: 'Escape', '↓': 'ArrowDown' })[shown] ?? 'ArrowUp')
