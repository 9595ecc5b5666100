import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { HighlightMatch } from '../finder/highlight-match.tsx'
import type { Found } from './found.ts'
import styles from './search.module.css'

/** One line for something else than a tool: an operation, a command, a pipeline. */
export function FoundRow({ found, query }: { found: Found; query: string }) {
  const { tool, icon, title, brief, remark, keys } = found
  return (
    <>
      {tool ? <ToolIcon tool={tool.id} size={22} /> : icon}
      <span>
        <HighlightMatch text={title} query={query} />
        {/* Somebody's text, in whatever direction it runs. */}
        {brief && <samp dir="auto">{brief}</samp>}
      </span>
      {remark && <em>{remark}</em>}
      {keys && (
        <span className={styles['shortcut']}>
          {keys.split('+').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  )
}
