import { IconBookmarks } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { useLazy } from '../use-lazy.ts'
import type { LibraryDialog } from './library-dialog.tsx'

type LibraryProps = Omit<ComponentProps<typeof LibraryDialog>, 'onClose'>

/** Opens the library; what it shows comes then. */
export function LibraryButton(props: LibraryProps) {
  const words = usePageTexts<PageTexts>().library
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconBookmarks size={18} stroke={1.75} /> {words.title}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Dialog(props: ComponentProps<typeof LibraryDialog>) {
  const Loaded = useLazy(async () => (await import('./library-dialog.tsx')).LibraryDialog)
  return Loaded ? <Loaded {...props} /> : null
}
