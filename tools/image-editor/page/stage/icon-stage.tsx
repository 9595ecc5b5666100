import { isHexColor } from '#kit/check-schema.ts'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** In pixels: on a phone, on a desktop, in the tab of a browser. */
const sides = [128, 64, 32, 16]

/** The icon as it is seen, in several sizes. */
export function IconStage({ row, values, history }: StageProps) {
  const url = useObjectUrl(row.file)
  const background = String(values['background'] ?? '')
  const look = {
    borderRadius: `${Number(values['radius'] ?? 0)}%`,
    background: isHexColor(background) ? background : undefined,
  }
  return (
    <>
      <StageTools history={history} />
      <div className={styles['icons']}>
        {url &&
          sides.map((side) => (
            <figure key={side}>
              <img src={url} alt="" width={side} height={side} style={look} />
              <figcaption>{side}</figcaption>
            </figure>
          ))}
      </div>
    </>
  )
}
