import { useRef } from 'react'
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

/** The two texts beside each other, with the button between that exchanges them. Of two files that are dropped each has one. */
export function ComparedTexts({ values, isBad }: ComparedTextsProps) {
  const words = useToolTexts().input
  const { original, changed } = values
  const { put, swap } = useNamedTexts()
  const openChanged = useRef<(file: File) => void>(null)
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
          isNamed
          {...(name === 'original'
            ? { onSecondFile: (file: File) => openChanged.current?.(file) }
            : { opener: openChanged })}
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
