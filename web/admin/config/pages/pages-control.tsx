import { IconPlus } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import type { ControlProps } from '../controls/control-props.ts'
import { EntryList, EntryListRemark } from '../controls/entry-list.tsx'
import { FieldIssue } from '../controls/field-frame.tsx'
import { useEditor, useIssue } from '../draft/editor-context.ts'
import { focusAt } from '../focus-at.ts'
import { isPageEntry, type PageEntry, pagePaths } from './page-entry.ts'
import { PageEntryForm } from './page-entry-form.tsx'
import styles from './pages.module.css'

const listId = 'page-paths'

/** The pages whose titles, keywords and descriptions the owner sets; one at a time is open. */
export function PagesControl({ path, value, isLocked, onChange }: ControlProps) {
  const words = useTexts(texts)
  const lng = useLanguage()
  const { openPage, setOpenPage, goTo } = useEditor()
  const entries: unknown[] = Array.isArray(value) ? value : []
  const pages = entries.filter(isPageEntry)
  const others = entries.length - pages.length

  const isSecond = (page: PageEntry): boolean =>
    pages.find((other) => other.path === page.path && other.lng === page.lng) !== page

  return (
    <EntryList>
      {pages.length === 0 && <EntryListRemark>{words.none}</EntryListRemark>}
      <ul className={styles['list']} hidden={pages.length === 0}>
        {entries.map((entry, index) =>
          isPageEntry(entry) ? (
            <PageEntryForm
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their index
              key={index}
              id={`${path}.${index}`}
              listId={listId}
              page={entry}
              isSecond={isSecond(entry)}
              isOpen={openPage === index}
              isLocked={isLocked}
              onToggle={() => setOpenPage(openPage === index ? undefined : index)}
              onChange={(changed) => onChange(entries.with(index, { ...entry, ...changed }))}
              onRemove={() => {
                setOpenPage(undefined)
                onChange(entries.toSpliced(index, 1))
                focusAt(path)
              }}
            />
          ) : null,
        )}
      </ul>
      {others > 0 && <EntryListRemark>{fill(words.others, { count: others })}</EntryListRemark>}
      <FieldIssue id={path} issue={useIssue(path)} />
      <Button
        id={path}
        disabled={isLocked}
        onClick={() => {
          onChange([...entries, { path: '', lng, title: '', keywords: '', description: '' }])
          setOpenPage(entries.length)
          goTo(`${path}.${entries.length}.path`)
        }}
      >
        <IconPlus size={18} stroke={1.75} /> {words.add}
      </Button>
      <datalist id={listId}>
        {pagePaths.map((pagePath) => (
          <option key={pagePath} value={pagePath} />
        ))}
      </datalist>
    </EntryList>
  )
}

const texts = {
  en: {
    none: 'No pages added yet',
    others: 'Entries in another form, kept unchanged: {count}',
    add: 'Add a page',
  },
  zh: { none: '还没有添加页面', others: '其他形式的条目，原样保留：{count} 项', add: '添加页面' },
}
