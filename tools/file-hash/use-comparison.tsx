import { useMemo } from 'react'
import { type HashAlgorithm, hashAlgorithms, takesKey } from '#lib/hashing/algorithms.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { useTexts } from '#ui/language.ts'
import { neededFor } from './check-list.ts'
import { type ChecksumList, readChecksumList } from './checksum-list.ts'
import { isListName, readListFile } from './list-files.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'
import { readTyped, type Typed } from './typed-hash.ts'
import type { Wishes } from './use-wishes.tsx'

interface Comparison {
  /** A hash value, as far as it was typed. */
  typed: Typed
  list: ChecksumList
  /** The algorithms that were chosen, and those that it takes to compare. */
  wanted: HashAlgorithm[]
  /** Takes out the files that are checksum lists by name and content, and hands on the others: at once, if not in doubt. */
  takeLists: (files: readonly File[], onOthers: (files: File[]) => void) => Promise<void>
  /** Reads files as checksum lists, whatever they are called. */
  openLists: (files: readonly File[]) => Promise<void>
}

/** What files are compared with: a hash value that was typed, and a checksum list. */
export function useComparison({ algorithms, hmacKey, expected, checksums, change }: Wishes): Comparison {
  const { page: words } = useTexts({ en, zh })
  const announce = useAnnounce()
  const typed = useMemo(() => readTyped(expected), [expected])
  const list = useMemo(() => readChecksumList(checksums), [checksums])
  const wanted = useMemo(() => {
    const needed = neededFor(typed.state === 'whole' ? [typed.expected, ...list.lines] : list.lines, algorithms)
    const fits = (algorithm: HashAlgorithm) => hmacKey === '' || takesKey(algorithm)
    return hashAlgorithms.filter((one) => algorithms.includes(one) || (needed.has(one) && fits(one)))
  }, [algorithms, typed, list, hmacKey])

  function open(texts: readonly string[]): void {
    const text = texts.join('\n')
    const isList = readChecksumList(text).lines.length > 0
    if (isList) change({ checksums: text })
    announce(isList ? words.listOpened : words.notList)
  }

  return {
    ...{ typed, list, wanted },
    async takeLists(files, onOthers) {
      onOthers(files.filter((file) => !isListName(file)))
      const doubtful = files.filter(isListName)
      const lists = await Promise.all(doubtful.map(readListFile))
      const found = lists.filter((text) => text !== undefined)
      if (found.length > 0) open(found)
      onOthers(doubtful.filter((_, index) => lists[index] === undefined))
    },
    openLists: async (files) => open(await Promise.all(files.map((file) => file.text()))),
  }
}
