import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { codeLanguages } from './colors/code-languages.ts'
import type { PageTexts } from './texts.en.ts'
import type { useView } from './use-view.ts'

/** A select of the language for syntax highlighting: by the file name, or a chosen one. */
export function ColorChoice({ view }: { view: ReturnType<typeof useView> }) {
  const words = usePageTexts<PageTexts>()
  return (
    <select
      className={styles['colors']}
      aria-label={words.colors}
      title={words.colors}
      value={view.colors}
      onChange={({ currentTarget }) => view.change({ colors: currentTarget.value })}
    >
      <option value="auto">{words.colorsAuto}</option>
      <option value="none">{words.colorsNone}</option>
      {Object.entries(codeLanguages).map(([mediaType, { name }]) => (
        <option key={mediaType} value={mediaType}>
          {name}
        </option>
      ))}
    </select>
  )
}
