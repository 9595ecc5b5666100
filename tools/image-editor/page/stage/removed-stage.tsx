import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** What a file does not tell any more. */
export function RemovedStage({ row, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const { removed } = row.output ?? {}
  return (
    <>
      <StageTools history={history} />
      {removed && (
        <div className={styles['removed']}>
          <h3>{removed.length > 0 ? fill(words.removedFrom, { name: row.file.name }) : words.nothingRemoved}</h3>
          <ul>
            {removed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
