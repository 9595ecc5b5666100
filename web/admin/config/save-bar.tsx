import { fill } from '#kit/sentence.ts'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  /** The number of unsaved fields. */
  count: number
  isSaving: boolean
  onDiscard: () => void
  onSave: () => void
}

/** The bar at the foot of the page while there are unsaved changes. */
export function SaveBar({ count, isSaving, onDiscard, onSave }: SaveBarProps) {
  const words = useTexts(texts)
  return (
    <section className={styles['bar']} data-foot-bar="" aria-label={words.label}>
      <span className={styles['count']} role="status">
        {fill(words.unsaved, { count })}
      </span>
      <Button disabled={isSaving} onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button look="filled" disabled={isSaving} aria-keyshortcuts={ariaKeys('save')} onClick={onSave}>
        {isSaving ? words.saving : words.save}
      </Button>
    </section>
  )
}

const texts = {
  en: {
    label: 'Unsaved changes',
    unsaved: '{count|unsaved change|unsaved changes}',
    discard: 'Discard',
    save: 'Save changes',
    saving: 'Saving',
  },
  zh: {
    label: '未保存的更改',
    unsaved: '{count} 处未保存的更改',
    discard: '放弃',
    save: '保存更改',
    saving: '正在保存',
  },
}
