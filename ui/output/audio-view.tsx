import { useObjectUrl } from '../image/use-object-url.ts'
import { sizeOf } from '../text/measure-text.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** An audio file on this device, with the browser's own controls. */
export default function AudioView({ value, text }: OutputViewProps) {
  const file = value instanceof File ? value : undefined
  const url = useObjectUrl(file)
  if (!file) return null
  return (
    <figure className={styles['file']}>
      {/* biome-ignore lint/a11y/useMediaCaption: a generated sound has no captions */}
      <audio controls src={url} aria-label={text.label} />
      <figcaption>
        {file.name}, {sizeOf(file.size)}
      </figcaption>
    </figure>
  )
}
