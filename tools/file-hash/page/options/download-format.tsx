import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { type ListFormat, listFormats } from '../../checksum-list/write-list.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './options.module.css'

export interface DownloadFormatProps {
  format: ListFormat
  algorithm: HashAlgorithm
  /** The algorithms with hashes. */
  algorithms: readonly HashAlgorithm[]
  onFormat: (format: ListFormat) => void
  onAlgorithm: (algorithm: HashAlgorithm) => void
}

/** The format of the download. A GNU list has a single algorithm. */
export function DownloadFormat({ format, algorithm, algorithms, onFormat, onAlgorithm }: DownloadFormatProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <div className={styles['two']}>
      <SelectField
        label={words.saveAs}
        choices={listFormats.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onChange={({ currentTarget: { value } }) => onFormat(listFormats.find((one) => one === value) ?? 'gnu')}
      />
      {format === 'gnu' && (
        <SelectField
          label={words.saveAlgorithm}
          choices={algorithms}
          value={algorithm}
          onChange={({ currentTarget: { value } }) => onAlgorithm(algorithms.find((one) => one === value) ?? algorithm)}
        />
      )}
    </div>
  )
}
