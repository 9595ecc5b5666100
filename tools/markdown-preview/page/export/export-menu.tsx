import { IconShare2 } from '@tabler/icons-react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import type { PageTexts } from '../texts.en.ts'
import { copyRich, pageOf, withInlineStyles } from './export-document.ts'

interface ExportMenuProps {
  html: string | undefined
  /** The first heading, after which the page is called. */
  title: string | undefined
}

/** The ways a document leaves: as a page, on paper, as text with its looks. */
export function ExportMenu({ html = '', title }: ExportMenuProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const language = useLanguage()
  const told = (copying: Promise<void>) =>
    copying.then(
      () => announce(words.copied),
      () => announce(words.copyFailed),
    )
  const actions = {
    page: () =>
      download(new File([pageOf(html, title ?? words.document, language)], 'document.html', { type: 'text/html' })),
    print: () => print(),
    rich: () => void told(copyRich(html)),
    styled: () => void told(navigator.clipboard.writeText(withInlineStyles(html))),
  }
  return (
    <Menu quiet label={words.export} isDisabled={html === ''} trigger={<IconShare2 size={18} stroke={1.75} />}>
      {(close) =>
        (['page', 'print', 'rich', 'styled'] as const).map((name) => (
          <MenuItem
            key={name}
            onChoose={() => {
              close()
              actions[name]()
            }}
          >
            {words[name]}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
