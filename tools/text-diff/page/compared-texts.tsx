import type { Values } from '#kit/values.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { SwapButton } from '#ui/panes/pane-divider.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { FileName } from './file-name.tsx'
import { sides, useNamedTexts } from './use-file-names.ts'

interface ComparedTextsProps {
  values: Values
  isBad: boolean
}

/** The two texts beside each other, with the button between that exchanges them. */
export function ComparedTexts({ values, isBad }: ComparedTextsProps) {
  const words = useToolTexts().input
  const { original, changed } = values
  const { put, swap } = useNamedTexts()
  return (
    <div className={styles['texts']}>
      {sides.map((name) => (
        <TextPane
          key={name}
          name={name}
          text={words[name] ?? { label: name, help: '' }}
          mediaType="text/plain"
          value={values[name]}
          isFirst={name === 'original'}
          isBad={isBad}
          hasDivider={name === 'original'}
          tools={
            <>
              <FileName side={name} />
              {name === 'changed' && <span className={styles['room']} />}
            </>
          }
          onChange={(value, fileName) => put(name, value, fileName)}
        />
      ))}
      <div className={styles['swap']}>
        <SwapButton isReady={Boolean(original) || Boolean(changed)} onSwap={swap} />
      </div>
    </div>
  )
}
