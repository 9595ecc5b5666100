import { useEffect, useState } from 'react'
import { type Pixels, readPixels } from './pixels.ts'

/** Returns the pixels of a file; undefined until they are read, or if the browser can't display it. */
export function usePixels(file: File): { pixels: Pixels | undefined; isUnseen: boolean } {
  const [read, setRead] = useState<{ file?: File; pixels?: Pixels | undefined }>({})
  useEffect(() => {
    let isOld = false
    const finish = (pixels?: Pixels) => {
      if (!isOld) setRead({ file, pixels })
    }
    readPixels(file).then(finish, () => finish())
    return () => {
      isOld = true
    }
  }, [file])
  const isRead = read.file === file
  return { pixels: isRead ? read.pixels : undefined, isUnseen: isRead && !read.pixels }
}
