import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './tree.module.css'

/** The JSONPath of the selected value, and the size of the document. */
export function PathLine() {
  const words = usePageTexts<PageTexts>()
  const { remote, selection, version } = useDocument().remoteState
  const { path = '$' } = useAsyncValue(() => remote.ask('whereIs', selection.token), [remote, selection, version]) ?? {}
  const statistics = useAsyncValue(() => remote.ask('statistics'), [remote, version])
  return (
    <div className={styles['path']}>
      <span className={styles['pathLabel']}>{words.path}</span>
      <code title={path}>{path}</code>
      <CopyButton value={path} look="icon" label={words.path} />
      {statistics && (
        <span className={styles['statistics']}>
          {fill(words.values, { values: formatCount(statistics.values), depth: formatCount(statistics.depth) })}
        </span>
      )}
    </div>
  )
}
