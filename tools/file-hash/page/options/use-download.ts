import { useMemo, useState } from 'react'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { pathOf } from '#ui/transfer/file-path.ts'
import { type ListFormat, listNameOf, writeList } from '../../checksum-list/write-list.ts'
import { cachedSizeOf } from '../../files/file-size.ts'
import type { HashRow } from '../run/use-hash-batch.ts'
import type { PageTexts } from '../texts.en.ts'
import type { DownloadFormatProps } from './download-format.tsx'
import type { Settings } from './use-settings.ts'

interface Download {
  choice: DownloadFormatProps
  /** The name of the downloaded file. */
  name: string
  write: (rows: readonly HashRow[]) => string
  save: (rows: readonly HashRow[]) => void
}

/** Downloads the hashes in the chosen format. */
export function useDownload(
  { encoding, upperCase, hmacKey }: Settings,
  algorithms: readonly HashAlgorithm[],
): Download {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const [format, setFormat] = useState<ListFormat>('gnu')
  const [chosen, setChosen] = useState<HashAlgorithm>('SHA-256')
  const algorithm = algorithms.includes(chosen) ? chosen : (algorithms[0] ?? 'SHA-256')
  const isKeyed = hmacKey !== ''
  const write = useMemo(() => {
    const settings = { format, algorithm, hashFormat: { encoding, upperCase }, isKeyed }
    return (rows: readonly HashRow[]) => writeList(rows.flatMap(listEntriesOf), settings)
  }, [format, algorithm, encoding, upperCase, isKeyed])
  const name = listNameOf({ format, algorithm })
  return {
    choice: { format, algorithm, algorithms, onFormat: setFormat, onAlgorithm: setChosen },
    name,
    write,
    save(rows) {
      // For text/plain the browser would append .txt to SHA256SUMS.
      download(new File([write(rows)], name, { type: 'application/octet-stream' }))
      announce(words.downloaded)
    },
  }
}

/** Returns the entry of a finished row. */
const listEntriesOf = ({ file, state, output }: HashRow) =>
  state === 'done' && output ? [{ path: pathOf(file), size: cachedSizeOf(file), hashes: output.hashes }] : []
