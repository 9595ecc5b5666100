import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { Canvas } from './canvas.tsx'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** The image under the lines that it is cut along. */
export function SplitStage({ row, values, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const { split } = useTool().operations
  const count = (name: string) => {
    const { default: usual } = (split?.input.properties?.[name] ?? {}) as { default?: number }
    return Math.min(50, Math.max(1, Math.round(Number(values[name] ?? usual ?? 3))))
  }
  const [rows, columns] = [count('rows'), count('columns')]
  const lines = (many: number) => Array.from({ length: many - 1 }, (_, index) => `${(100 * (index + 1)) / many}%`)
  return (
    <>
      <StageTools history={history} />
      <Canvas file={row.file} alt={words.original} size={row.about?.size}>
        {lines(columns).map((left) => (
          <i key={left} className={styles['upright']} style={{ left }} />
        ))}
        {lines(rows).map((top) => (
          <i key={top} className={styles['level']} style={{ top }} />
        ))}
      </Canvas>
    </>
  )
}
