import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { codeKinds } from './colors/code-kinds.ts'
import type { PageTexts } from './texts.en.ts'
import type { useView } from './use-view.ts'

/** What the lines are colored as: what their files are called says it, or somebody chooses. */
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
      {Object.entries(codeKinds).map(([mediaType, { name }]) => (
        <option key={mediaType} value={mediaType}>
          {name}
        </option>
      ))}
    </select>
  )
}
