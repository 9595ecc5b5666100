import { NativeSelect } from '@mantine/core'
import type { HashAlgorithm } from '#lib/hashing/algorithms.ts'
import { useTexts } from '#ui/language/language.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import { type ListFormat, listFormats } from '../write-list.ts'
import styles from './page.module.css'

export interface SaveAsProps {
  format: ListFormat
  algorithm: HashAlgorithm
  /** Those that there are hashes of. */
  algorithms: readonly HashAlgorithm[]
  onFormat: (format: ListFormat) => void
  onAlgorithm: (algorithm: HashAlgorithm) => void
}

/** In which form the hashes are taken along. A list of GNU is of one algorithm. */
export function SaveAs({ format, algorithm, algorithms, onFormat, onAlgorithm }: SaveAsProps) {
  const { page: words } = useTexts({ en, zh })
  return (
    <div className={styles['two']}>
      <NativeSelect
        label={words.saveAs}
        data={listFormats.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onChange={({ currentTarget: { value } }) => onFormat(listFormats.find((one) => one === value) ?? 'gnu')}
      />
      {format === 'gnu' && (
        <NativeSelect
          label={words.saveAlgorithm}
          data={[...algorithms]}
          value={algorithm}
          onChange={({ currentTarget: { value } }) => onAlgorithm(algorithms.find((one) => one === value) ?? algorithm)}
        />
      )}
    </div>
  )
}
