import { fill } from '#kit/sentence.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { thin } from '#ui/editor/measure-text.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document-context.tsx'
import styles from './tree.module.css'
import { useAnswer } from './use-answer.tsx'
import { words } from './words.ts'

/** Where the chosen value stands, as a JSONPath, and how much there is in all. */
export function PathLine() {
  const said = useTexts(words)
  const { remote, spot, version } = useDocument().opened
  const { path = '$' } = useAnswer(() => remote.ask('whereIs', spot.token), [remote, spot, version]) ?? {}
  const statistics = useAnswer(() => remote.ask('statistics'), [remote, version])
  return (
    <div className={styles['path']}>
      <span className={styles['pathLabel']}>{said.path}</span>
      <code title={path}>{path}</code>
      <CopyButton value={path} look="icon" label={said.path} />
      {statistics && (
        <span className={styles['statistics']}>
          {fill(said.values, { values: thin(statistics.values), depth: thin(statistics.depth) })}
        </span>
      )}
    </div>
  )
}
