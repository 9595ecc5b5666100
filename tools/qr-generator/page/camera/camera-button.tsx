import { IconCamera } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'

const CameraReader = lazy(() => import('./camera-reader.tsx'))

/** Opens the camera to read a code with it. */
export function CameraButton({ onFound }: { onFound: (image: File) => void }) {
  const words = usePageTexts<typeof en>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconCamera size={18} stroke={1.75} /> {words.camera}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraReader
            onClose={() => setOpen(false)}
            onFound={(image) => {
              setOpen(false)
              onFound(image)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
