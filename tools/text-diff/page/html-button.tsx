import { IconFileTypeHtml } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { RowList } from '../rows/row-list.ts'
import type { PageTexts } from './texts.en.ts'
import { useFileName } from './use-file-names.ts'
import type { useView } from './use-view.ts'

interface HtmlButtonProps {
  list: RowList
  view: ReturnType<typeof useView>
  isDisabled: boolean
}

/** Downloads the comparison, as it is shown, as an HTML file. */
export function HtmlButton({ list, view: { view, wraps }, isDisabled }: HtmlButtonProps) {
  const words = usePageTexts<PageTexts>()
  const { input } = useToolTexts()
  const language = useLanguage()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)
  const [original, changed] = [useFileName('original'), useFileName('changed')]

  async function take(): Promise<void> {
    setBusy(true)
    const names = {
      original: original ?? input['original']?.label ?? '',
      changed: changed ?? input['changed']?.label ?? '',
    }
    try {
      const { writeHtml } = await import('../html/write-html.ts')
      const html = await writeHtml(list, { view, wraps, language, names, words })
      download(new File([html], `${changed ?? 'changes'}.html`, { type: 'text/html' }))
      announce(words.downloaded)
    } catch {
      // The code could not be loaded, or the file is longer than a string can be.
      announce(words.htmlFailed)
    }
    setBusy(false)
  }

  return (
    <IconButton label={words.downloadHtml} disabled={isDisabled || isBusy} onClick={() => void take()}>
      <IconFileTypeHtml size={18} stroke={1.75} />
    </IconButton>
  )
}
