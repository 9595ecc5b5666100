import { type Ref, useState, useSyncExternalStore } from 'react'
import { FilterField } from '#ui/fields/filter-field.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { findShortcuts } from './find-shortcuts.ts'
import { type ShortcutGroup, shortcutGroups } from './shortcut-groups.ts'
import styles from './shortcut-list.module.css'

interface ShortcutListProps {
  fieldRef?: Ref<HTMLInputElement> | undefined
  /** The groups shown without a query; a search is over all groups. */
  groups?: readonly ShortcutGroup[]
}

/** The shortcuts, with a search field. */
export function ShortcutList({ fieldRef, groups = shortcutGroups }: ShortcutListProps) {
  const words = useTexts(texts)
  const [query, setQuery] = useState('')
  const shown = query.trim() === '' ? groups : findShortcuts(shortcutGroups, query)
  return (
    <div className={styles['list']}>
      <FilterField ref={fieldRef} label={words.search} value={query} onChange={setQuery} />
      <div className={styles['groups']}>
        {shown.map((group) => (
          <Group key={group.title.en} {...group} />
        ))}
      </div>
      <p role="status" className={styles['none']}>
        {shown.length === 0 ? words.none : ''}
      </p>
    </div>
  )
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const language = useLanguage()
  return (
    <section>
      <h3>{title[language]}</h3>
      <dl>
        {shortcuts.map(({ keys, title: does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((way) => (
                <Keys key={way} keys={way} />
              ))}
            </dt>
            <dd>{does[language]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A key combination. */
function Keys({ keys }: { keys: string }) {
  const isMac = useIsMac()
  return (
    <span>
      {/* "+" may be a key itself. */}
      {keys.split(/(?<=.)\+(?=.)/).map((key) => (
        <kbd key={key}>{isMac ? (macNames[key] ?? key) : key}</kbd>
      ))}
    </span>
  )
}

/** The server does not know the keyboard, so the first render has the usual names. */
const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Mac|iP(hone|ad)/.test(navigator.platform),
    () => false,
  )
const never = () => () => {}

const macNames: Record<string, string> = { Ctrl: '⌘', Alt: '⌥' }

const texts = {
  en: { search: 'Search keys or commands', none: 'No matching shortcuts.' },
  zh: { search: '搜索按键或功能', none: '没有匹配的快捷键。' },
}
