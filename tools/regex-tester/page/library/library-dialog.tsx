import { IconTrash, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useStored } from '#ui/device/stored.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { engineTitles } from '../../search/to-tool-error.ts'
import { removePattern, savedPatterns } from '../kept/saved-patterns.ts'
import { type Fields, isEmpty } from '../runs/use-fields.ts'
import type { PageTexts } from '../texts.en.ts'
import { allCommon } from './common/all-common.ts'
import { patternFor } from './common/common-pattern.ts'
import styles from './library.module.css'
import { SaveForm } from './save-form.tsx'

interface LibraryDialogProps {
  fields: Fields
  replace: (put: Partial<Fields>) => void
  onClose: () => void
}

/** The saved and the common patterns, each with its tests. */
export function LibraryDialog({ fields, replace, onClose }: LibraryDialogProps) {
  const words = usePageTexts<PageTexts>().library
  const language = useLanguage()
  const titleId = useId()
  const own = useStored(savedPatterns)
  const [wanted, setWanted] = useState('')
  const fits = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
  const take = (taken: Partial<Fields>) => {
    const texts = taken.tests?.map(({ text }) => text).join('\n') ?? ''
    replace({ ...taken, ...(isEmpty(fields.text) && texts !== '' && { text: texts }) })
    onClose()
  }
  const kept = own.filter(({ name, tags, notes, pattern }) => fits(name, notes, pattern, ...tags))
  const groups = allCommon.flatMap(({ title, patterns }) => {
    const fitting = patterns.filter(({ name, pattern }) => fits(name.en, name.zh, title[language], pattern))
    return fitting.length > 0 ? [{ title: title[language], patterns: fitting }] : []
  })

  return (
    <Modal className={styles['dialog'] ?? ''} aria-labelledby={titleId} onClose={onClose} fillsPhone>
      <header className={styles['head']}>
        <h2 id={titleId}>{words.title}</h2>
        <TextField
          type="search"
          className={styles['search']}
          aria-label={words.search}
          placeholder={words.search}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <IconButton label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </header>
      <div className={styles['body']}>
        <section aria-label={words.own}>
          <h3>{words.own}</h3>
          <SaveForm fields={fields} />
          {own.length === 0 && <p className={styles['none']}>{words.noneYet}</p>}
          <ul className={styles['list']}>
            {kept.map(({ name, tags, notes, ...taken }) => (
              <li key={name}>
                <button type="button" className={styles['entry']} onClick={() => take(taken)}>
                  <b>{name}</b>
                  <code>{`/${taken.pattern}/${taken.flags}`}</code>
                  <small>{[engineTitles[taken.engine], ...tags, countOf(taken.tests.length, words)].join(' · ')}</small>
                  {notes && <small>{notes}</small>}
                </button>
                <IconButton label={fill(words.remove, { name })} onClick={() => removePattern(name)}>
                  <IconTrash size={16} stroke={1.75} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
        {groups.map(({ title, patterns }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className={styles['list']}>
              {patterns.map((common) => {
                const { id, name, flags, tests } = common
                const pattern = patternFor(common, fields.engine)
                return (
                  <li key={id}>
                    <button type="button" className={styles['entry']} onClick={() => take({ pattern, flags, tests })}>
                      <b>{name[language]}</b>
                      <code>{pattern}</code>
                      <small>{countOf(tests.length, words)}</small>
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        {kept.length === 0 && groups.length === 0 && <p className={styles['none']}>{words.nothingFits}</p>}
      </div>
      <footer className={styles['foot']}>
        <small>{words.where}</small>
        <Button onClick={onClose}>{words.close}</Button>
      </footer>
    </Modal>
  )
}

const countOf = (count: number, words: PageTexts['library']): string => fill(words.tests, { count })
