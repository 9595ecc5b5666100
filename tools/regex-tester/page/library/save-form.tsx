import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { maxSaved, savePattern } from '../kept/saved-patterns.ts'
import type { Fields } from '../runs/use-fields.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './library.module.css'

/** Saves the page's pattern under a name. */
export function SaveForm({ fields: { pattern, flags, engine, tests } }: { fields: Fields }) {
  const words = usePageTexts<PageTexts>().library
  const [name, setName] = useState('')
  const [tags, setTags] = useState('')
  const [notes, setNotes] = useState('')
  if (pattern === '') return null
  const isTooLong = pattern.length > maxSaved.pattern

  function save(): void {
    savePattern({
      name: name.trim(),
      tags: tags
        .split(/[,，、]/)
        .map((tag) => tag.trim().slice(0, maxSaved.tag))
        .filter((tag) => tag !== '')
        .slice(0, maxSaved.tags),
      notes: notes.trim(),
      ...{ pattern, flags, engine, tests },
    })
    setName('')
    setTags('')
    setNotes('')
  }

  return (
    <Disclosure label={words.saveThis}>
      <form
        className={styles['save']}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={words.name}
          required
          maxLength={maxSaved.name}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={words.tags}
          placeholder={words.tagsHelp}
          value={tags}
          onChange={({ currentTarget }) => setTags(currentTarget.value)}
        />
        <TextField
          className={styles['notes']}
          label={words.notes}
          maxLength={maxSaved.notes}
          value={notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        />
        <Button type="submit" look="filled" disabled={name.trim() === '' || isTooLong}>
          {words.save}
        </Button>
      </form>
    </Disclosure>
  )
}
