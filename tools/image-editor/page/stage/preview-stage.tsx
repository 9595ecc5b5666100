import { IconFlipHorizontal, IconFlipVertical, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { InputOf } from '#kit/description.ts'
import { encode } from '#lib/imaging/formats/bmp/encode.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useOperation } from '#ui/run/use-operation.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { Canvas } from './canvas.tsx'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** A live preview of an edit, run on a smaller copy of the image. */
export function PreviewStage({ operation, row, values, change, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const small = useSmallCopy(row.file)
  const input = small.file && ({ ...values, file: small.file } as InputOf<typeof operation>)
  const preview = useOperation(operation, input, { delay: 80 })
  const made = small.isUnseen ? row.output?.file : (preview.output as { file: File } | undefined)?.file
  return (
    <>
      <StageTools history={history}>
        {operation.name === 'rotate' && <RotateButtons values={values} change={change} />}
      </StageTools>
      <Canvas
        file={made && preview.state !== 'failed' ? made : row.file}
        alt={made ? words.preview : words.original}
        size={made ? undefined : row.about?.size}
      />
    </>
  )
}

function RotateButtons({ values, change }: Pick<StageProps, 'values' | 'change'>) {
  const words = usePageTexts<PageTexts>()
  const angle = typeof values['angle'] === 'number' ? values['angle'] : 90
  const flip = values['flip'] ?? 'none'
  const turnBy = (by: number) => change({ angle: (((angle + by) % 360) + 360) % 360 })
  const toggle = (way: string) => change({ flip: flip === way ? 'none' : way })
  return (
    <>
      <IconButton label={words.turnLeft} onClick={() => turnBy(-90)}>
        <IconRotate2 size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.turnRight} onClick={() => turnBy(90)}>
        <IconRotateClockwise2 size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.flipAcross} aria-pressed={flip === 'horizontal'} onClick={() => toggle('horizontal')}>
        <IconFlipVertical size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.flipDown} aria-pressed={flip === 'vertical'} onClick={() => toggle('vertical')}>
        <IconFlipHorizontal size={18} stroke={1.75} />
      </IconButton>
    </>
  )
}

/** In pixels: about the size of the stage, and fast to process. */
const maxSide = 900

/** Returns a smaller copy of an image, if the browser can display it. */
function useSmallCopy(source: File): { file?: File; isUnseen?: boolean } {
  const [small, setSmall] = useState<{ of?: File; file?: File; isUnseen?: boolean }>({})
  useEffect(() => {
    let isOld = false
    const put = (copy: { file?: File; isUnseen?: boolean }) => {
      if (!isOld) setSmall({ of: source, ...copy })
    }
    copyOf(source).then(
      (file) => put({ file }),
      () => put({ isUnseen: true }),
    )
    return () => {
      isOld = true
    }
  }, [source])
  return small.of === source ? small : {}
}

async function copyOf(source: File): Promise<File> {
  const image = new Image()
  const url = URL.createObjectURL(source)
  try {
    image.src = url
    await image.decode()
    const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight))
    const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
      Math.max(1, Math.round(side * scale)),
    )
    const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d')
    if (!context) throw new Error('The browser has no canvas for this size')
    context.drawImage(image, 0, 0, width ?? 1, height ?? 1)
    const pixels = context.getImageData(0, 0, width ?? 1, height ?? 1)
    // BMP is fast to write and read, and every browser displays it.
    const bytes = encode({ width: pixels.width, height: pixels.height, data: pixels.data })
    return new File([bytes], 'preview.bmp', { type: 'image/bmp' })
  } finally {
    URL.revokeObjectURL(url)
  }
}
