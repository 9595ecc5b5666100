import type { Values } from '#kit/values.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import styles from './merge.module.css'

const sides = ['base', 'mine', 'theirs'] as const

/** The field of the name that a text has in the markers of conflicts. */
export const nameFields = { base: 'baseName', mine: 'mineName', theirs: 'theirsName' } as const

interface ThreeTextsProps {
  values: Values
  onChange: (changed: Values) => void
}

/** The common base and the two texts that were made of it. One that is opened from a file is called as the file. */
export function ThreeTexts({ values, onChange }: ThreeTextsProps) {
  const words = useToolTexts().input
  return (
    <div className={styles['texts']}>
      {sides.map((name) => (
        <TextPane
          key={name}
          name={name}
          text={words[name] ?? { label: name, help: '' }}
          mediaType="text/plain"
          value={values[name]}
          isFirst={name === 'base'}
          isBad={false}
          hasDivider={false}
          onChange={(value, fileName) =>
            onChange({ [name]: value, ...(fileName !== undefined && { [nameFields[name]]: fileName || undefined }) })
          }
        />
      ))}
    </div>
  )
}
