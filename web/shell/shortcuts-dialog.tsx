import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isOnPage } from '#ui/commands/shortcut-scope.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import { shortcutGroups } from './shortcut-groups.ts'
import { ShortcutList } from './shortcut-list.tsx'
import styles from './shortcuts-dialog.module.css'
import { SingleKeysSwitch } from './single-keys-switch.tsx'

/** The shortcuts of the page and the global ones; a search finds all others too. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
  const [groups] = useState(() => shortcutGroups.filter(({ scope }) => !scope || isOnPage(scope)))

  return (
    <Modal
      className={styles['dialog']}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      fillsPhone
      // On a phone a focused field would open the keyboard, over half of the list.
      focusAtFirst={() => (matchMedia('(pointer: fine)').matches ? (field.current ?? undefined) : undefined)}
    >
      <div className={styles['head']}>
        <h2 id="shortcuts-title">{words.title}</h2>
        <IconButton label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
      <div className={styles['groups']}>
        <ShortcutList fieldRef={field} groups={groups} />
      </div>
      <div className={styles['foot']}>
        <SingleKeysSwitch />
      </div>
    </Modal>
  )
}

const texts = {
  en: { title: 'Keyboard shortcuts', close: 'Close' },
  zh: { title: '键盘快捷键', close: '关闭' },
}
