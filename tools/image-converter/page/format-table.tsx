import { formats } from '#lib/imaging/formats/registry.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { sourceFormats } from '../steps/offered-formats.ts'
import type { en } from '../texts.en.ts'
import styles from './options.module.css'
import type { PageTexts } from './texts.en.ts'

/** What is read and written here. */
export function FormatTable() {
  const { choices } = useToolTexts<typeof en>().output.source
  const words = usePageTexts<PageTexts>()
  return (
    <table className={styles['formats']}>
      <thead>
        <tr>
          <th scope="col">{words.format}</th>
          <th scope="col">{words.reads}</th>
          <th scope="col">{words.writes}</th>
          <th scope="col">{words.transparency}</th>
        </tr>
      </thead>
      <tbody>
        {sourceFormats.map((name) => (
          <tr key={name}>
            <th scope="row">{choices[name]}</th>
            <td>{words.yes}</td>
            <td>{formats[name].encode ? words.yes : words.no}</td>
            <td>{formats[name].hasAlpha ? words.yes : words.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
