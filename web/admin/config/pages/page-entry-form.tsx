import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../../../boot/boot.ts'
import type { FieldCard } from '../cards/field-card.ts'
import { FieldFrame, FieldHelp, FieldIssue } from '../controls/field-frame.tsx'
import { Input, Select } from '../controls/input.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { useEditor, useIssueIn } from '../draft/editor-context.ts'
import { Suggestions } from '../suggestions/suggestions.tsx'
import { languageOf, type PageEntry } from './page-entry.ts'
import styles from './pages.module.css'
import { previewOf } from './preview-of.ts'

interface PageEntryFormProps {
  id: string
  /** The list of known paths. */
  listId: string
  page: PageEntry
  /** Whether an earlier entry has the same path and language, and overrides it. */
  isSecond: boolean
  isOpen: boolean
  isLocked: boolean
  onToggle: () => void
  onChange: (changed: Record<string, string>) => void
  onRemove: () => void
}

const editedFields = ['path', 'lng', 'title', 'keywords', 'description']

/** The owner's texts for a page in one language: an expandable line, and the fields below it. */
export function PageEntryForm({ id, page, isOpen, onToggle, ...rest }: PageEntryFormProps) {
  const words = useTexts(texts)
  const issue = useIssueIn(id)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li className={styles['page']}>
      <button
        type="button"
        id={id}
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-describedby={issue ? `${id}-issue` : undefined}
        onClick={onToggle}
      >
        <Chevron size={18} stroke={1.75} />
        <code>{page.path || words.noPath}</code>
        <span className={styles['tag']}>{page.lng === 'zh' ? '中文' : page.lng === 'en' ? 'English' : page.lng}</span>
        <span className={styles['title']}>{textOf(page, 'title')}</span>
      </button>
      <FieldIssue id={id} issue={issue} />
      {isOpen && <Fields id={id} page={page} {...rest} />}
    </li>
  )
}

type FieldsProps = Omit<PageEntryFormProps, 'isOpen' | 'onToggle'>

function Fields({ id, listId, page, isSecond, isLocked, onChange, onRemove }: FieldsProps) {
  const words = useTexts(texts)
  const lng = languageOf(page)
  const others = Object.keys(page).filter((name) => !editedFields.includes(name))
  const canAsk = /^\/(?![/\\])[^\s\\]*$/.test(page.path)

  const own = previewOf(useBoot(), withoutPageTexts(useEditor().config), page.path, lng)

  const text = (name: keyof typeof cards) => (
    <TextControl
      path={`${id}.${name}`}
      card={cards[name]}
      value={textOf(page, name)}
      isLocked={isLocked}
      placeholder={own[name]}
      onChange={(value) => onChange({ [name]: String(value) })}
    />
  )

  return (
    <div className={styles['fields']}>
      <div className={styles['head']}>
        <FieldFrame id={`${id}.path`} label={words.path} help={isSecond ? words.second : words.pathHelp} issue="">
          {(described) => (
            <Input
              {...described}
              isMonospace
              list={listId}
              spellCheck={false}
              placeholder="/tools/md5"
              disabled={isLocked}
              value={page.path}
              onChange={(event) => onChange({ path: event.currentTarget.value.trim() })}
            />
          )}
        </FieldFrame>
        <FieldFrame id={`${id}.lng`} label={words.lng} issue="">
          {(described) => (
            <Select
              {...described}
              disabled={isLocked}
              value={page.lng}
              onChange={(event) => onChange({ lng: event.currentTarget.value })}
            >
              <option value="en">English</option>
              <option value="zh">中文</option>
              {page.lng !== 'en' && page.lng !== 'zh' && <option>{page.lng}</option>}
            </Select>
          )}
        </FieldFrame>
      </div>
      <Suggestions
        question={canAsk ? { kind: 'page', path: page.path, lng } : undefined}
        missing={words.pathFirst}
        present={{
          title: textOf(page, 'title'),
          description: textOf(page, 'description'),
          keywords: [textOf(page, 'keywords')].filter(Boolean),
        }}
        onUse={(part, proposal) => onChange({ [part]: [proposal[part]].flat().join(', ') })}
      />
      {text('title')}
      {text('description')}
      {text('keywords')}
      {others.length > 0 && (
        <FieldHelp id={`${id}.kept`}>
          {fill(words.kept, { names: others.join(marksOf(words.kept).listComma) })}
        </FieldHelp>
      )}
      <Button look="quiet" className={styles['remove'] ?? ''} disabled={isLocked} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}

/** The configuration without the owner's texts for pages, for the defaults. */
const withoutPageTexts = (config: SiteConfig): SiteConfig => ({ ...config, page_seo_config: { kd_contents: [] } })

const textOf = (page: PageEntry, name: string): string => String(page[name] ?? '')

const cards = {
  title: { label: { en: 'Title', zh: '标题' }, shows: 60 },
  description: { label: { en: 'Description', zh: '描述' }, kind: 'text', shows: 160 },
  keywords: {
    label: { en: 'Keywords', zh: '关键词' },
    help: { en: 'Separated by commas, such as: md5, checksum', zh: '以逗号分隔，例如：MD5, 校验和' },
  },
} satisfies Record<string, FieldCard>

const texts = {
  en: {
    noPath: 'New page',
    path: 'Path',
    pathHelp: 'The part after the site’s address, such as /tools/md5; / is the home page',
    second: 'This page is in the list above in the same language; only the first one is used',
    pathFirst: 'Enter the path first.',
    lng: 'Language',
    kept: 'Also in this entry, kept unchanged: {names}',
    remove: 'Remove this page',
  },
  zh: {
    noPath: '新页面',
    path: '路径',
    pathHelp: '网站地址之后的部分，例如 /tools/md5；首页为 /',
    second: '上面已有同一页面、同一语言的条目，只使用第一条',
    pathFirst: '请先输入路径。',
    lng: '语言',
    kept: '此条目中的其他内容，原样保留：{names}',
    remove: '移除此页面',
  },
}
