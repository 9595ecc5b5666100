import { useTexts } from '#ui/language/language.ts'
import styles from './search.module.css'

/** The legend of the keys. */
export function SearchKeys() {
  const words = useTexts(texts)
  return (
    <div className={styles['keys']} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {words.move}
      </span>
      <span>
        <kbd>Enter</kbd> {words.open}
      </span>
      <span>
        <kbd>Esc</kbd> {words.close}
      </span>
      <span>
        <kbd>&gt;</kbd> {words.commands}
      </span>
    </div>
  )
}

const texts = {
  en: { move: 'Move', open: 'Open', close: 'Close', commands: 'Commands' },
  zh: { move: '移动', open: '打开', close: '关闭', commands: '命令' },
}
