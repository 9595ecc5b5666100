import { singleKeysOff } from '#ui/commands/is-pressed.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { storedOf, useStored } from '#ui/device/stored.ts'
import { useTexts } from '#ui/language/language.ts'

const off = storedOf(singleKeysOff, (stored) => stored === true)

/** Switches single-key shortcuts on and off. */
export function SingleKeysSwitch({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const words = useTexts(singleKeysTexts)
  const isOff = useStored(off)
  return (
    <Switch
      label={words.singleKeys}
      isLabelHidden={isLabelHidden}
      checked={!isOff}
      onChange={(isOn) => off.update(() => !isOn)}
    />
  )
}

export const singleKeysTexts = {
  en: { singleKeys: 'Single-key shortcuts (/ and ?)' },
  zh: { singleKeys: '单键快捷键（/ 和 ?）' },
}
