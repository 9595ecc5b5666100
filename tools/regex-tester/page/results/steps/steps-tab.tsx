import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { Spacer } from '#ui/controls/spacer.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../../texts.en.ts'
import { CopyResult } from '../../copy/copy-result.tsx'
import type { PatternRange } from '../../pattern/pattern-field.tsx'
import type { Fields } from '../../runs/use-fields.ts'
import type { Runs } from '../../runs/use-runs.ts'
import type { PageTexts } from '../../texts.en.ts'
import { ResultBox } from '../result-box.tsx'
import { Hint, isReadAsEcmascript, PatternFailure, TabBar, TabNote } from '../tab-parts.tsx'
import styles from './steps.module.css'

interface StepsTabProps {
  run: Runs['steps']
  fields: Fields
  isShownAtField: boolean
  onHighlight: (range: PatternRange | undefined) => void
}

/** How a backtracking engine reaches its first match, step by step, and how far it comes. */
export function StepsTab({ run, fields, isShownAtField, onHighlight }: StepsTabProps) {
  const { kind: kinds } = useToolTexts<typeof en>().output.steps.columns
  const { steps: words, asEcmascript } = usePageTexts<PageTexts>()
  const { output } = run
  const isOther = isReadAsEcmascript(fields.engine)
  const text = typeof fields.text === 'string' ? fields.text : undefined
  return (
    <>
      <TabBar>
        <TabNote>{output && fill(words.backtracks, { count: formatCount(output.backtracks) })}</TabNote>
        <TabNote>{isOther && asEcmascript}</TabNote>
        <Spacer />
        <CopyResult make={() => (output ? JSON.stringify(output.steps, null, 2) : '')} />
      </TabBar>
      <PatternFailure run={run} isShownAtField={isShownAtField} />
      <ResultBox run={run} empty={words.empty}>
        {output && (
          <>
            <p className={styles['end']} data-matched={output.matched}>
              {output.matched ? words.matched : fill(words.lost, { position: output.farthest })}
              {!output.matched && text !== undefined && <Place text={text} position={output.farthest} />}
            </p>
            <ol className={styles['steps']} onPointerLeave={() => onHighlight(undefined)}>
              {output.steps.map(({ position, part, kind, start }, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
                  key={index}
                  data-kind={kind}
                  onPointerEnter={() => onHighlight({ start, end: start + part.length })}
                >
                  <span className={styles['kind']}>{kinds.choices[kind]}</span>
                  <span className={styles['position']}>{position}</span>
                  <code className={styles['part']}>{part}</code>
                  {text !== undefined && <Place text={text} position={position} />}
                </li>
              ))}
            </ol>
            {output.truncated && <Hint>{fill(words.truncated, { count: output.steps.length })}</Hint>}
          </>
        )}
      </ResultBox>
    </>
  )
}

/** In characters, on each side of a position. */
const around = 8

/** A position of the text, with its context. */
function Place({ text, position }: { text: string; position: number }) {
  const visible = (piece: string) => piece.replace(/\r?\n/g, '↵').replace(/\t/g, '⇥')
  return (
    <code className={styles['place']}>
      {position > around && '…'}
      {visible(text.slice(Math.max(0, position - around), position))}
      <mark aria-hidden="true" />
      {visible(text.slice(position, position + around))}
      {position + around < text.length && '…'}
    </code>
  )
}
