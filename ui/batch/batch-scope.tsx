import { Segments } from '../controls/segments.tsx'
import { useTexts } from '../language/language.ts'
import styles from './batch.module.css'

interface BatchScopeProps {
  /** The name of the selected file. */
  name: string
  isForOne: boolean
  /** Whether the file has options of its own. */
  hasOwn: boolean
  onChange: (isForOne: boolean) => void
}

/** Switches between the options of all files and those of the selected one. */
export function BatchScope({ name, isForOne, hasOwn, onChange }: BatchScopeProps) {
  const words = useTexts(texts)
  return (
    <div className={styles['scope']}>
      <Segments
        isWide
        label={words.scope}
        choices={[
          { value: 'all', label: words.all },
          { value: 'one', label: words.one },
        ]}
        value={isForOne ? 'one' : 'all'}
        onChange={(value) => onChange(value === 'one')}
      />
      {isForOne && (
        <p>
          <b title={name}>{name}</b> {hasOwn ? words.own : words.common}
        </p>
      )}
    </div>
  )
}

const texts = {
  en: {
    scope: 'Options for',
    all: 'All files',
    one: 'This file',
    own: 'has its own options; Reset returns it to the shared ones',
    common: 'uses the shared options until you change one here',
  },
  zh: {
    scope: '选项适用于',
    all: '全部文件',
    one: '此文件',
    own: '使用自己的选项，点“重置”恢复为通用选项',
    common: '沿用通用选项，在此修改后单独生效',
  },
}
