import { readStored } from '../device/storage.ts'
import { isTextField } from './text-field.ts'

/** Where this device keeps that a character alone does nothing: people who use voice control may not want it. */
export const singleKeysOff = 'single-keys-off'

/**
 * Whether a key that went down is one of these ways to press. Cmd counts as Ctrl. What writes a character or moves the
 * caret is a field's own where the focus is in one; a character alone does nothing where the visitor has turned that off.
 */
export function isPressed(keys: string, event: KeyboardEvent): boolean {
  const { key, target, altKey, shiftKey } = event
  const hasControl = event.ctrlKey || event.metaKey
  const isCharacter = key.length === 1 && !hasControl && !altKey
  // Which keys write a character is the keyboard's matter.
  const held = (hasControl ? 'Ctrl+' : '') + (shiftKey && !isCharacter ? 'Shift+' : '') + (altKey ? 'Alt+' : '')
  return (
    keys.split(' ').includes(held + (key.length === 1 ? key.toUpperCase() : (shown[key] ?? key))) &&
    !((isCharacter || altKey) && isTextField(target)) &&
    !(isCharacter && readStored('local', singleKeysOff))
  )
}

/** Keys that are shown otherwise than `KeyboardEvent.key` calls them. */
const shown: Record<string, string> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }
