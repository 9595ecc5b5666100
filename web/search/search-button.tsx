import { IconSearch } from '@tabler/icons-react'
import { ariaKeys } from '#ui/commands/aria-keys.ts'
import { useTexts } from '#ui/language/language.ts'
import styles from './search-button.module.css'
import { useSearch } from './search-provider.tsx'

/** Opens the search. On a phone it is only the icon. */
export function SearchButton() {
  const words = useTexts({ en: { label: 'Search tools' }, zh: { label: '搜索工具' } })
  const { open, prepare } = useSearch()
  return (
    <button
      type="button"
      className={styles['search']}
      aria-label={words.label}
      aria-keyshortcuts={ariaKeys('search')}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <IconSearch size={17} stroke={1.75} />
      <span>{words.label}</span>
      {/* Drawn by the style sheet, since it is no part of the accessible name. */}
      <kbd data-keys="Ctrl K" />
    </button>
  )
}
