import { readStored } from '../device/storage.ts'
import { isTextField } from './text-field.ts'

/** Where this device keeps that keys without Ctrl or Cmd do nothing: people who speak to their computer may not want them. */
export const singleKeysOff = 'single-keys-off'

/** Whether a key that is pressed without Ctrl, Cmd or Alt is meant as a shortcut: outside of fields, unless turned off. */
export const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTextField(target) && !readStored('local', singleKeysOff)
