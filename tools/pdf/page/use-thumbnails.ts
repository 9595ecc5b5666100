import { useCallback, useState } from 'react'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'

/** Draws the pages of a file small, one after another; each is there when it is drawn. */
export function useThumbnails(file: File) {
  const { toImages } = useOperations<typeof operations>()
  const [images, setImages] = useState<ReadonlyMap<number, File>>(new Map())
  const [count, setCount] = useState(0)
  const onChunk = useCallback(({ page, count, image }: { page: number; count: number; image: File }) => {
    setCount(count)
    setImages((before) => new Map(before).set(page, image))
  }, [])
  const input = { file, dpi: 36, format: 'jpeg' as const, quality: 70 }
  const run = useOperation(toImages, input, { delay: 0, progressInterval: 100, onChunk })
  return { images, count, run }
}
