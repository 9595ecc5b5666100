import { type CSSProperties, type DOMAttributes, type ReactNode, type Ref, useState } from 'react'
import type { Size } from '#lib/imaging/raster-image.ts'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './stage.module.css'

interface CanvasProps {
  file: File
  alt: string
  /** Of the displayed image; where it is unknown, the file's own size once it has loaded. */
  size: Size | undefined
  ref?: Ref<HTMLDivElement>
  /** Handlers for drawing on it. */
  drawing?: Pick<DOMAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerMove' | 'onLostPointerCapture'>
  /** Shown on top of the image. */
  children?: ReactNode
}

/** An image as large as the stage allows, with overlays. */
export function Canvas({ file, alt, size, ref, drawing, children }: CanvasProps) {
  const words = usePageTexts<PageTexts>()
  const url = useObjectUrl(file)
  const [unseen, setUnseen] = useState<string>()
  const [natural, setNatural] = useState<Size>()
  const { width, height } = size ?? natural ?? { width: 4, height: 3 }
  const isUnseen = url !== undefined && url === unseen
  return (
    <div className={styles['ground']}>
      <div
        ref={ref}
        className={styles['canvas']}
        data-drawing={drawing ? true : undefined}
        style={{ '--ratio': width / height } as CSSProperties}
        {...drawing}
      >
        {isUnseen && <span className={styles['unseen']}>{words.unseen}</span>}
        {url && !isUnseen && (
          <img
            src={url}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setUnseen(url)}
          />
        )}
        {children}
      </div>
    </div>
  )
}
