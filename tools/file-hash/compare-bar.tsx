import { TextInput } from '@mantine/core'
import { IconFileCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fill, sentenceOf } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { useLanguage, useTexts } from '#ui/language.ts'
import { type ChecksumList, readChecksumList } from './checksum-list.ts'
import { errors } from './errors.ts'
import styles from './page.module.css'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

interface CompareBarProps {
  expected: string
  list: ChecksumList
  onExpected: (text: string) => void
  onList: (text: string) => void
  /** Files that are to be read as lists, whatever they are called. */
  onListFiles: (files: File[]) => void
}

/** Takes what files are compared with: a hash value that is typed or pasted, or a checksum list. */
export function CompareBar({ expected, list, onExpected, onList, onListFiles }: CompareBarProps) {
  const { page: words } = useTexts({ en, zh })
  const language = useLanguage()
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isEmpty = isAsked && expected.trim() === '' && list.lines.length === 0
  const sentence = sentenceOf(errors.emptyExpected(), errors, language)

  function compare(): void {
    setAsked(true)
    if (expected.trim() !== '' || list.lines.length > 0) return
    announce(sentence)
    field.current?.focus()
  }

  return (
    <form
      className={styles['compare']}
      onSubmit={(event) => {
        event.preventDefault()
        compare()
      }}
    >
      <TextInput
        ref={field}
        className={styles['grow']}
        aria-label={words.expected}
        placeholder={words.placeholder}
        value={expected}
        error={isEmpty && sentence}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ currentTarget }) => onExpected(currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          // A line of a list has a name in it, which a hash value has not.
          if (!isList(text)) return
          event.preventDefault()
          onList(text)
        }}
      />
      <Button type="submit">{words.compare}</Button>
      {list.lines.length > 0 ? (
        <span className={styles['chip']}>
          <IconFileCheck size={16} stroke={1.75} /> {fill(words.list, { count: list.lines.length })}
          <IconButton label={words.clearList} onClick={() => onList('')}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </span>
      ) : (
        <Button onClick={() => chooser.current?.click()}>
          <IconFileCheck size={16} stroke={1.75} /> {words.openList}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        multiple
        aria-label={words.openList}
        onChange={({ currentTarget }) => {
          onListFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </form>
  )
}

const isList = (text: string): boolean => readChecksumList(text.slice(0, 100_000)).lines.length > 0
