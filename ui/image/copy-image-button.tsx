import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { useTransientValue } from '../controls/use-transient-value.ts'
import { useTexts } from '../language/language.ts'

/** Copies an image as PNG, which all apps can paste, and confirms it in its own label. Disabled without an image. */
export default function CopyImageButton({ image }: { image: Blob | undefined }) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const [outcome, showOutcome] = useTransientValue<'copied' | 'failed'>()

  async function copy(): Promise<void> {
    if (!image) return
    // Some browsers need the promise itself: after awaiting it the click no longer counts as a user activation.
    const item = () => new ClipboardItem({ 'image/png': asPng(image) })
    const word = await Promise.resolve()
      .then(() => navigator.clipboard.write([item()]))
      .then(
        () => 'copied' as const,
        () => 'failed' as const,
      )
    showOutcome(word, 1500)
    announce(words[word])
  }

  const Icon = outcome === 'copied' ? IconCheck : IconCopy
  return (
    <Button onClick={copy} command="copy" aria-disabled={!image || undefined}>
      <Icon size={18} stroke={1.75} /> {words[outcome ?? 'copy']}
    </Button>
  )
}

async function asPng(image: Blob): Promise<Blob> {
  if (image.type === 'image/png') return image
  const url = URL.createObjectURL(image)
  try {
    // An SVG has no pixels that could be decoded otherwise.
    const element = new Image()
    element.src = url
    await element.decode()
    const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight)
    canvas.getContext('2d')?.drawImage(element, 0, 0)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(url)
  }
}

const texts = {
  en: { copy: 'Copy image', copied: 'Copied', failed: 'Failed to copy to clipboard' },
  zh: { copy: '复制图片', copied: '已复制', failed: '复制到剪贴板失败' },
}
