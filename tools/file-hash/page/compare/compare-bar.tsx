import { IconFileCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fill, sentenceOf } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'
import { type ChecksumList, readChecksumList } from '../../checksum-list/read-checksum-list.ts'
import { errors } from '../../errors.ts'
import { readExpectedHash } from '../../hash-value/expected-hash.ts'
import { readTypedHash } from '../../hash-value/typed-hash.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './compare.module.css'

interface CompareBarProps {
  expected: string
  list: ChecksumList
  /** Whether a hash is the one that was typed, or begins like it. */
  isFound: boolean
  onExpected: (text: string) => void
  onList: (text: string) => void
  /** Takes files that are to be read as lists, whatever they are called; says whether one was. */
  onListFiles: (files: File[]) => Promise<boolean>
}

/** Takes what files are compared with: a hash value that is typed or pasted, or a checksum list. */
export function CompareBar({ expected, list, isFound, onExpected, onList, onListFiles }: CompareBarProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const begin = useLatest()
  /** What was asked for when the field had this text in it. */
  const [asked, setAsked] = useState<{ expected: string; what: 'comparison' | 'list' }>()
  const error = isFound ? undefined : errorIn(expected, list)
  const sentence = error && sentenceOf(error, errors, language)
  const message = asked?.what === 'list' ? words.notList : sentence

  function compare(): void {
    setAsked({ expected, what: 'comparison' })
    if (!sentence) {
      // What fits is lit already; it may be far down.
      document.querySelector('[data-lit]')?.scrollIntoView({ block: 'center' })
      return
    }
    announce(sentence)
    field.current?.focus()
  }

  async function openLists(files: File[]): Promise<void> {
    const signal = begin()
    const isList = files.length === 0 || (await onListFiles(files))
    if (signal.aborted) return
    setAsked(isList ? undefined : { expected, what: 'list' })
    if (!isList) announce(words.notList)
  }

  return (
    <form
      className={styles['compare']}
      onSubmit={(event) => {
        event.preventDefault()
        compare()
      }}
    >
      <TextField
        ref={field}
        className={styles['grow']}
        aria-label={words.expected}
        placeholder={words.placeholder}
        value={expected}
        error={asked?.expected === expected && message}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ currentTarget }) => onExpected(currentTarget.value)}
        onPaste={(event) => {
          const text = transferContentsOf(event.clipboardData).text
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
          void openLists([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </form>
  )
}

/** What cannot be compared with: the beginning of no hash, or nothing. */
function errorIn(expected: string, { lines }: ChecksumList) {
  const { state } = readTypedHash(expected)
  if (state === 'prefix') return errors.unknownHash({ found: expected.trim().slice(0, 40) })
  return state === 'empty' && lines.length === 0 ? errors.emptyExpected() : undefined
}

/** A hash value in groups looks like a hash and a name. */
const isList = (text: string): boolean =>
  readExpectedHash(text) === undefined && readChecksumList(text.slice(0, 100_000)).lines.length > 0
