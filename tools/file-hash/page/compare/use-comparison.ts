import { useMemo } from 'react'
import { type HashAlgorithm, hashAlgorithms, supportsHmac } from '#lib/hashing/algorithms.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useLatest } from '#ui/run/use-latest.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { missingAlgorithms } from '../../checksum-list/check-list.ts'
import { type ChecksumList, readChecksumList } from '../../checksum-list/read-checksum-list.ts'
import { isListName, readListFile } from '../../checksum-list/read-list-file.ts'
import { readTypedHash, type TypedHash } from '../../hash-value/typed-hash.ts'
import type { Settings } from '../options/use-settings.ts'
import type { PageTexts } from '../texts.en.ts'

interface Comparison {
  /** The hash value typed so far. */
  typed: TypedHash
  list: ChecksumList
  /** The chosen algorithms, and those needed to compare. */
  required: HashAlgorithm[]
  /**
   * Opens the files that are checksum lists by name and content, and passes on the others: at once unless their names
   * say list.
   */
  takeLists: (files: readonly File[], onOthers: (files: File[]) => void) => Promise<void>
  /** Opens files as checksum lists, whatever their names; resolves to whether one of them was a list. */
  openLists: (files: readonly File[]) => Promise<boolean>
}

/** Parses what files are compared with: a typed hash value, and a checksum list. */
export function useComparison({ algorithms, hmacKey, expected, checksums, change }: Settings): Comparison {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const begin = useLatest([checksums])
  const typed = useMemo(() => readTypedHash(expected), [expected])
  const list = useMemo(() => readChecksumList(checksums), [checksums])
  const required = useMemo(() => {
    const needed = missingAlgorithms(
      typed.state === 'complete' ? [typed.expected, ...list.lines] : list.lines,
      algorithms,
    )
    const fits = (algorithm: HashAlgorithm) => hmacKey === '' || supportsHmac(algorithm)
    return hashAlgorithms.filter((one) => algorithms.includes(one) || (needed.has(one) && fits(one)))
  }, [algorithms, typed, list, hmacKey])

  /** Opens the checksum lists among files; returns the other files. */
  async function open(files: readonly File[]): Promise<File[]> {
    if (files.length === 0) return []
    const signal = begin()
    // A file that can't be read fails when it is hashed.
    const lists = await Promise.all(files.map((file) => readListFile(file).catch(() => undefined)))
    const texts = lists.filter((text) => text !== undefined)
    if (texts.length > 0 && !signal.aborted) {
      change({ checksums: texts.join('\n') })
      announce(words.listOpened)
    }
    return files.filter((_, index) => lists[index] === undefined)
  }

  return {
    typed,
    list,
    required,
    async takeLists(files, onOthers) {
      onOthers(files.filter((file) => !isListName(file)))
      onOthers(await open(files.filter(isListName)))
    },
    openLists: async (files) => (await open(files)).length < files.length,
  }
}
