import { storedOf, useStored } from '#ui/device/stored.ts'

const isAttached = storedOf('view:json-editor-schema', (stored) => stored === true)

/** Whether the schema is used while the document is edited; it stays so on this device. */
export function useSchemaSwitch(): [isOn: boolean, toggle: () => void] {
  return [useStored(isAttached), () => isAttached.update((now) => !now)]
}
