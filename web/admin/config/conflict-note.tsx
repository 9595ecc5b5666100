import { useEffect, useRef, useState } from 'react'
import type { SectionName } from '#contract/site-config/sections.ts'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { Note, NoteActions } from '../../forms/note.tsx'
import { pathLabel } from './cards/path-label.ts'
import { sectionCards } from './cards/section-cards.ts'
import styles from './conflict.module.css'
import { differences } from './draft/draft.ts'
import { conflictId, useEditor } from './draft/editor-context.ts'
import { formatValue } from './format-value.ts'

interface ConflictNoteProps {
  names: SectionName[]
  isSaving: boolean
  onOverwrite: () => void
}

/** Warns that somebody else has saved these sections meanwhile: view, take theirs, or overwrite. */
export function ConflictNote({ names, isSaving, onOverwrite }: ConflictNoteProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <Note ref={box} id={conflictId} tone="warn" role="alert" tabIndex={-1}>
      <p>{fill(words.title, { names: names.map((name) => sectionCards[name].title[language]).join(words.comma) })}</p>
      <NoteActions>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
        <Button size="small" disabled={isSaving} onClick={onOverwrite}>
          {words.overwrite}
        </Button>
      </NoteActions>
      {isOpen && names.map((name) => <Differences key={name} name={name} />)}
    </Note>
  )
}

/** The differences in a section: theirs beside yours. Fields that only they changed keep their values. */
function Differences({ name }: { name: SectionName }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const { draft, stored, change } = useEditor()
  if (!stored) return null
  const rows = differences(draft, stored, name)
  return (
    <dl className={styles['rows']}>
      {rows.map(({ field, theirs, yours, isYours }) => (
        <div key={field}>
          <dt>{pathLabel(`${name}.${field}`, language)}</dt>
          <dd>
            <span>{words.theirs}</span> {formatValue(name, field, theirs, language)}
          </dd>
          <dd>
            <span>{words.yours}</span> {isYours ? formatValue(name, field, yours, language) : words.kept}
          </dd>
          {isYours && (
            <dd>
              <Button size="small" look="quiet" onClick={() => change(name, { [field]: theirs })}>
                {words.take}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const texts = {
  en: {
    title: 'Someone else saved changes to {names} while you were working. Yours are not saved yet.',
    comma: ', ',
    show: 'Show their version',
    hide: 'Hide their version',
    overwrite: 'Save mine anyway',
    theirs: 'Theirs:',
    yours: 'Yours:',
    kept: 'not changed; theirs stays',
    take: 'Use theirs',
  },
  zh: {
    title: '在你编辑期间，有人保存了“{names}”的更改。你的更改尚未保存。',
    comma: '、',
    show: '查看对方的版本',
    hide: '收起对方的版本',
    overwrite: '仍然保存我的',
    theirs: '对方：',
    yours: '你的：',
    kept: '未更改，保留对方的内容',
    take: '采用对方的',
  },
}
