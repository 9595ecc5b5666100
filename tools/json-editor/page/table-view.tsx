import { useEffect, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document-context.tsx'
import { Grid } from './grid.tsx'
import styles from './table.module.css'
import { useAnswer } from './use-answer.tsx'
import { words } from './words.ts'

/** A list of the document as a table: its items are the rows, the names of their members the columns. */
export function TableView() {
  const said = useTexts(words)
  const { remote, version, spot } = useDocument().opened
  const [chosen, setChosen] = useState<string>()
  // The list that one stands in or was in, by its path: tokens change with the text.
  const lists = useAnswer(() => remote.ask('lists', spot.token), [remote, version])
  const list = lists?.find(({ path }) => path === chosen) ?? lists?.[0]
  const token = list?.token
  const path = list?.path
  // An edit may lead elsewhere; the table stays.
  useEffect(() => setChosen((now) => now ?? path), [path])
  const table = useAnswer(
    // The lists are asked for with each version, and name their tokens anew.
    async () => (token === undefined ? undefined : remote.ask('openTable', token)),
    [remote, lists, token],
  )

  if (!lists) return null
  if (!list || !table) return list ? null : <p className={styles['none']}>{said.noList}</p>
  return (
    <div className={styles['view']}>
      {lists.length > 1 && (
        <label className={styles['list']}>
          {said.list}
          <select value={list.path} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {lists.map(({ path, count }) => (
              <option key={path} value={path}>
                {path} ({count === 1 ? said.item : fill(said.items, { count })})
              </option>
            ))}
          </select>
        </label>
      )}
      <Grid key={list.path} table={table} />
      {table.columnCount > table.columns.length && (
        <p className={styles['none']}>
          {fill(said.columns, { shown: table.columns.length, count: table.columnCount })}
        </p>
      )}
    </div>
  )
}
