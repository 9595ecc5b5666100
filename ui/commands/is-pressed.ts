import { readStored } from '../device/storage.ts'
import { isTextField } from './text-field.ts'

/** The storage key of the setting that turns single-key shortcuts off, for users of voice control. */
export const singleKeysOff = 'single-keys-off'

/**
 * Whether a keydown event matches one of these keys. Cmd counts as Ctrl. Keys that write a character or move the
 * caret do not match in text fields; single characters do not match if the visitor has turned them off.
 */
export function isPressed(keys: string, event: KeyboardEvent): boolean {
  const { key, target, altKey, shiftKey } = event
  const hasControl = event.ctrlKey || event.metaKey
  const isCharacter = key.length === 1 && !hasControl && !altKey
  // The layout decides which keys write a character.
  const held = (hasControl ? 'Ctrl+' : '') + (shiftKey && !isCharacter ? 'Shift+' : '') + (altKey ? 'Alt+' : '')
  return (
    keys.split(' ').includes(held + (key.length === 1 ? key.toUpperCase() : (shown[key] ?? key))) &&
    !((isCharacter || altKey) && isTextField(target)) &&
    !(isCharacter && readStored('local', singleKeysOff))
  )
}

/** Keys whose displayed name differs from `KeyboardEvent.key`. */
const shown: Record<string, string> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }
