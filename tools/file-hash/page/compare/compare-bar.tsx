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
  /** Whether a hash equals the typed one or begins with it. */
  isFound: boolean
  onExpected: (text: string) => void
  onList: (text: string) => void
  /** Opens files as checksum lists, whatever their names; resolves to whether one of them was a list. */
  onListFiles: (files: File[]) => Promise<boolean>
}

/** The field for a hash value, typed or pasted, and the button for a checksum list to compare files with. */
export function CompareBar({ expected, list, isFound, onExpected, onList, onListFiles }: CompareBarProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const begin = useLatest()
  /** The last request, and the field's text at that time. */
  const [lastRequest, setLastRequest] = useState<{ expected: string; what: 'comparison' | 'list' }>()
  const error = isFound ? undefined : errorIn(expected, list)
  const sentence = error && sentenceOf(error, errors, language)
  const message = lastRequest?.what === 'list' ? words.notList : sentence

  function compare(): void {
    setLastRequest({ expected, what: 'comparison' })
    if (!sentence) {
      // Matches are highlighted already, but may be out of view.
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
    setLastRequest(isList ? undefined : { expected, what: 'list' })
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
        error={lastRequest?.expected === expected && message}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ currentTarget }) => onExpected(currentTarget.value)}
        onPaste={(event) => {
          const text = transferContentsOf(event.clipboardData).text
          // A line of a list has a file name, unlike a hash value.
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

/** Returns the error for input that can't be compared: neither a hash nor the beginning of one, or nothing. */
function errorIn(expected: string, { lines }: ChecksumList) {
  const { state } = readTypedHash(expected)
  if (state === 'prefix') return errors.unknownHash({ found: expected.trim().slice(0, 40) })
  return state === 'empty' && lines.length === 0 ? errors.emptyExpected() : undefined
}

/** A hash value in groups would otherwise look like a hash and a name. */
const isList = (text: string): boolean =>
  readExpectedHash(text) === undefined && readChecksumList(text.slice(0, 100_000)).lines.length > 0
