import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { singleKeysOff } from '#ui/controls/is-shortcut.ts'
import { Modal } from '#ui/controls/modal.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { type ShortcutGroup, shortcutGroups } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

/** The shortcuts of what is on the page, and those that hold everywhere. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const [groups] = useState(() => shortcutGroups.filter(isOnPage))
  const [isOff, setOff] = useState(() => Boolean(readStored('local', singleKeysOff)))

  return (
    <Modal className={styles['dialog']} aria-labelledby="shortcuts-title" onClose={onClose}>
      <div className={styles['head']}>
        <h2 id="shortcuts-title">{words.title}</h2>
        <IconButton label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
      <div className={styles['groups']}>
        {groups.map((group) => (
          <Group key={group.title.en} {...group} />
        ))}
      </div>
      <div className={styles['foot']}>
        <Switch
          label={words.singleKeys}
          checked={!isOff}
          onChange={(isOn) => {
            setOff(!isOn)
            store('local', singleKeysOff, isOn ? undefined : true)
          }}
        />
      </div>
    </Modal>
  )
}

const isOnPage = ({ selector }: ShortcutGroup): boolean => !selector || document.querySelector(selector) !== null

function Group({ title, shortcuts }: ShortcutGroup) {
  const language = useLanguage()
  return (
    <section>
      <h3>{title[language]}</h3>
      <dl>
        {shortcuts.map(([keys, en, zh]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((way) => (
                <Keys key={way} keys={way} />
              ))}
            </dt>
            <dd>{{ en, zh }[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Keys that are pressed together. */
function Keys({ keys }: { keys: string }) {
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform)
  return (
    <span>
      {keys.split('+').map((key) => (
        <kbd key={key}>{isMac ? (macNames[key] ?? key) : key}</kbd>
      ))}
    </span>
  )
}

const macNames: Record<string, string> = { Ctrl: '⌘', Alt: '⌥' }

const texts = {
  en: { title: 'Keyboard shortcuts', close: 'Close', singleKeys: 'Keys without Ctrl: / and ?' },
  zh: { title: '键盘快捷键', close: '关闭', singleKeys: '无需 Ctrl 的按键：/ 和 ?' },
}
