import { IconShare2 } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { loadDrawing, sentenceOf } from '../diagrams/use-diagrams.ts'
import { withDiagrams } from '../diagrams/with-diagrams.ts'
import type { PageTexts } from '../texts.en.ts'
import { copyRich, pageOf, withInlineStyles } from './export-document.ts'

interface ExportMenuProps {
  document: { html: string } | undefined
  /** Draws what is not in view yet. */
  finish: RefObject<() => Promise<void>>
  /** The first heading, after which the page is called. */
  title: string | undefined
}

/** The ways a document leaves: as a page, on paper, as text with its looks. */
export function ExportMenu({ document, finish, title }: ExportMenuProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const language = useLanguage()
  const told = (copying: Promise<void>) =>
    copying.then(
      () => announce(words.copied),
      () => announce(words.copyFailed),
    )
  const drawn = () => withDiagrams(document?.html ?? '', loadDrawing, (drawing) => sentenceOf(words, drawing))
  const actions = {
    async page() {
      const text = pageOf(await drawn(), title ?? words.document, language)
      download(new File([text], 'document.html', { type: 'text/html' }))
    },
    print: () => void finish.current().then(() => print()),
    rich: () => void told(drawn().then(copyRich)),
    styled: () => void told(drawn().then((all) => navigator.clipboard.writeText(withInlineStyles(all)))),
  }
  return (
    <Menu quiet label={words.export} isDisabled={!document} trigger={<IconShare2 size={18} stroke={1.75} />}>
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
