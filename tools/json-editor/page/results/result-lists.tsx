import { warningsField } from '#kit/main-field.ts'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useLanguage } from '#ui/language/language.ts'
import { FactList, type FactListProps } from '#ui/output/fact-list.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { formatNote } from '../../notes/note-sentences.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import { countNotes } from './count-notes.ts'
import { parseNormalizedPath } from './parse-normalized-path.ts'
import styles from './result-lists.module.css'

/** The most entries of a list that are drawn; the result itself has all. */
const shown = 200

/** The lists that an operation returns besides its result; entries with a position link to it. */
export function ResultLists({ fields, output, ...rest }: FactListProps) {
  // The heading of a list has its length.
  const plain = fields.filter(([name]) => name !== 'count' && !(name in lists))
  return (
    <>
      <FactList fields={plain} output={output} {...rest} />
      {names.map((name) => {
        const entries = output[name]
        return Array.isArray(entries) && entries.length > 0 && <ResultList key={name} name={name} entries={entries} />
      })}
    </>
  )
}

/** A list of one kind, with how many there are. */
export function ResultList({ name, entries }: { name: keyof typeof lists; entries: readonly unknown[] }) {
  const label = useToolTexts().output[name]?.label ?? name
  const List = lists[name]
  return (
    <section className={styles['list']} data-list={name} aria-label={label}>
      <h3>
        {label} <span>{formatCount(countNotes(entries))}</span>
      </h3>
      <ol>
        {entries.slice(0, shown).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries stand in a fixed order and hold no state
          <li key={at}>
            <List entry={Object(entry)} />
          </li>
        ))}
      </ol>
      <Rest count={countNotes(entries) - shown} />
    </section>
  )
}

function Rest({ count }: { count: number }) {
  const words = usePageTexts<PageTexts>()
  return count > 0 ? <p>{fill(words.rest, { count: formatCount(count) })}</p> : null
}

type Entry = { entry: Record<string, never> }

/** A warning, a repair or an error: its position and message. */
function NoteEntry({ entry }: Entry) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const { show } = useDocument()
  const { line, column } = entry
  return (
    <button type="button" onClick={() => show({ place: { line: Number(line), column: Number(column) } })}>
      <span className={styles['place']}>{fill(words.place, { line: String(line), column: String(column) })}</span>
      {entry['path'] && <code>{entry['path']}</code>}
      <span>{formatNote(entry as never, language)}</span>
    </button>
  )
}

/** A match of a JSONPath query. */
function MatchEntry({ entry }: Entry) {
  const { show } = useDocument()
  return (
    <button type="button" onClick={() => show({ location: parseNormalizedPath(String(entry['path'])) })}>
      <code>{entry['path']}</code>
      <span className={styles['source']}>{String(entry['json']).slice(0, 200)}</span>
    </button>
  )
}

/** A difference of two documents. */
function ChangeEntry({ entry }: Entry) {
  const words = usePageTexts<PageTexts>()
  const { show } = useDocument()
  const kind = String(entry['kind']) as keyof typeof words.kinds
  // An added value is in the other document; here its container is shown.
  const steps = parseNormalizedPath(String(entry['path']))
  return (
    <button type="button" onClick={() => show({ location: kind === 'added' ? steps.slice(0, -1) : steps })}>
      <span className={styles['kind']}>{words.kinds[kind]}</span>
      <code>{entry['path']}</code>
      {entry['left'] !== undefined && <del>{String(entry['left'])}</del>}
      {entry['right'] !== undefined && <ins>{String(entry['right'])}</ins>}
    </button>
  )
}

const lists = {
  matches: MatchEntry,
  changes: ChangeEntry,
  errors: NoteEntry,
  repairs: NoteEntry,
  warnings: NoteEntry,
}

/** The lists below the result; warnings are in the status line. */
const names = (Object.keys(lists) as (keyof typeof lists)[]).filter((name) => name !== warningsField)
