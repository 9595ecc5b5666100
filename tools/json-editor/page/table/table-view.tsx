import { useEffect, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { shortPath } from '../../navigation/short-path.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import { Grid } from './grid.tsx'
import styles from './table.module.css'

/** A list of the document as a table: its items are the rows, the names of their members the columns. */
export default function TableView() {
  const words = usePageTexts<PageTexts>()
  const { remote, version, selection } = useDocument().remoteState
  const [chosen, setChosen] = useState<string>()
  // The selected list by its path, since tokens change with the text.
  const lists = useAsyncValue(() => remote.ask('lists', selection.token), [remote, version])
  const list = lists?.find(({ path }) => path === chosen) ?? lists?.[0]
  const token = list?.token
  const path = list?.path
  // An edit may move the selection elsewhere; the table stays.
  useEffect(() => setChosen((now) => now ?? path), [path])
  const table = useAsyncValue(
    // The lists are requested with each version, with new handles.
    async () => (token === undefined ? undefined : remote.ask('openTable', token)),
    [remote, lists, token],
  )

  const nameOf = ({ path, count }: { path: string; count: number }) =>
    `${shortPath(path)} (${fill(words.items, { count })})`

  if (!lists) return null
  if (!list || !table) return list ? null : <p className={styles['none']}>{words.noList}</p>
  return (
    <div className={styles['view']}>
      {lists.length > 1 ? (
        <label className={styles['list']}>
          {words.list}
          <select value={list.path} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {lists.map((each) => (
              <option key={each.path} value={each.path}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className={styles['list']}>
          {words.list} <code>{nameOf(list)}</code>
        </p>
      )}
      <Grid key={list.path} table={table} />
      {table.columnCount > table.columns.length && (
        <p className={styles['none']}>
          {fill(words.columns, { shown: table.columns.length, count: table.columnCount })}
        </p>
      )}
    </div>
  )
}
