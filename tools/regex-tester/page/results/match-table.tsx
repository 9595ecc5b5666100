import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { groupTitles, type Match } from '../copy/match-formats.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './results.module.css'
import { Hint } from './tab-parts.tsx'
import { useRowFocus } from './use-row-focus.ts'

interface MatchTableProps {
  matches: readonly Match[]
  /** How many there are in the text. */
  count: number
  onPointAt: (index: number | undefined) => void
}

/** In pixels. */
const rowHeight = 40

/** A row for each match: its text, offsets and groups. Only the rows in view are drawn. */
export function MatchTable({ matches, count, onPointAt }: MatchTableProps) {
  const words = usePageTexts<PageTexts>()
  const scroller = useRef<HTMLDivElement>(null)
  const { from, to } = useRowsInView(scroller, matches.length, rowHeight)
  const { active, rowRef, take, holding } = useRowFocus({ scroller, count: matches.length, rowHeight })
  // One row is always reachable with Tab, at any scroll position.
  const stop = Math.max(from, Math.min(active, to - 1))
  const titles = groupTitles(matches)
  const [pointedAt, setPointedAt] = useState(0)
  const pointAt = (index: number | undefined) => {
    if (index !== undefined) setPointedAt(index)
    onPointAt(index)
  }
  const isOneLess = matches.length < count

  return (
    <>
      <div ref={scroller} className={styles['scroller']} onPointerLeave={() => pointAt(undefined)} {...holding}>
        <div style={{ paddingTop: from * rowHeight, paddingBottom: (matches.length - to) * rowHeight }}>
          <table className={styles['matches']} aria-rowcount={matches.length + 1}>
            <thead>
              <tr>
                <th scope="col">{words.match}</th>
                <th scope="col">{words.position}</th>
                {titles.map((title, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in a fixed order, and two may share a name
                  <th key={index} scope="col" className={styles['group']} data-group={index % 5}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matches.slice(from, to).map((match, offset) => {
                const index = from + offset
                return (
                  <tr
                    key={index}
                    aria-rowindex={index + 2}
                    style={{ height: rowHeight }}
                    onPointerEnter={() => pointAt(index)}
                  >
                    <td>
                      <button
                        type="button"
                        className={styles['match']}
                        ref={rowRef(index)}
                        data-index={index}
                        data-other={index % 2 === 1 || undefined}
                        tabIndex={index === stop ? 0 : -1}
                        onFocus={() => {
                          take(index)
                          pointAt(index)
                        }}
                        onBlur={() => pointAt(undefined)}
                        onClick={() => pointAt(index)}
                      >
                        {match.text === '' ? <i>{words.emptyMatch}</i> : toSingleLine(match.text)}
                      </button>
                    </td>
                    <td className={styles['place']}>
                      {match.start}–{match.end}
                    </td>
                    {match.groups.map((group, number) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in a fixed order
                      <td key={number} className={styles['piece']}>
                        {group ? toSingleLine(group.text) : <span aria-hidden="true">–</span>}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
      <GroupList match={matches[pointedAt]} titles={titles} />
      <Hint>{isOneLess ? fill(words.shownOf, { shown: matches.length, count }) : words.hint}</Hint>
    </>
  )
}

/** The groups of the selected match, on a phone, where the table has no room for them. */
function GroupList({ match, titles }: { match: Match | undefined; titles: readonly string[] }) {
  if (!match || titles.length === 0) return null
  return (
    <dl className={styles['groupList']}>
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in a fixed order, and two may share a name
        <div key={index}>
          <dt className={styles['group']} data-group={index % 5}>
            {title}
          </dt>
          <dd>{match.groups[index] ? toSingleLine(match.groups[index].text) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shortens a text, possibly a long one, to a single line. */
export const toSingleLine = (text: string): string =>
  (text.length > 120 ? `${text.slice(0, 120)}…` : text).replace(/\r?\n/g, '↵')
