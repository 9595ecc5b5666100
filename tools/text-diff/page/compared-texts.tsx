import { SwapButton } from '#ui/bench/pane-divider.tsx'
import { TextPane } from '#ui/editor/text-pane.tsx'
import type { Values } from '#ui/fields/values.ts'
import { useTool } from '#ui/frame/tool.ts'
import styles from './bench.module.css'

interface ComparedTextsProps {
  values: Values
  isBad: boolean
  onChange: (changed: Values) => void
}

/** The two texts beside each other, with the button between that exchanges them. */
export function ComparedTexts({ values, isBad, onChange }: ComparedTextsProps) {
  const words = useTool().texts.input
  const { original, changed } = values
  return (
    <div className={styles['texts']}>
      {(['original', 'changed'] as const).map((name) => (
        <TextPane
          key={name}
          name={name}
          text={words[name] ?? { label: name, help: '' }}
          mediaType="text/plain"
          value={values[name]}
          isFirst={name === 'original'}
          isBad={isBad}
          hasDivider={name === 'original'}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <div className={styles['swap']}>
        <SwapButton
          isReady={Boolean(original) || Boolean(changed)}
          onSwap={() => onChange({ original: changed ?? '', changed: original ?? '' })}
        />
      </div>
    </div>
  )
}
