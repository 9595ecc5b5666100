import { type CSSProperties, type DOMAttributes, type ReactNode, type Ref, useState } from 'react'
import type { Size } from '#lib/imaging/raster-image.ts'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './stage.module.css'

interface CanvasProps {
  file: File
  alt: string
  /** Of the image as it is seen; it takes the shape that it has where that is not known before. */
  size: Size | undefined
  ref?: Ref<HTMLDivElement>
  /** What draws on it. */
  drawing?: Pick<DOMAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerMove' | 'onLostPointerCapture'>
  /** What lies on it. */
  children?: ReactNode
}

/** An image as large as the stage allows, with what lies on it. */
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
