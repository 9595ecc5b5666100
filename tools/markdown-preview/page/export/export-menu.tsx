import { IconBrandWechat, IconCheck, IconClipboardTypography, IconShare2 } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { useLanguage } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { loadDrawing, sentenceOf } from '../diagrams/use-diagrams.ts'
import { withDiagrams } from '../diagrams/with-diagrams.ts'
import type { PageTexts } from '../texts.en.ts'
import type { Look } from '../theme/style-elements.ts'
import styles from './export-menu.module.css'

interface ExportMenuProps {
  document: { html: string } | undefined
  look: Look
  /** Draws the diagrams that are not in view yet. */
  finish: RefObject<() => Promise<void>>
  /** The first heading, after which the page is called. */
  title: string | undefined
}

/** The exports of a document: for WeChat, as rich text, as a page, in print. The code of each is loaded on demand. */
export function ExportMenu({ document, look, finish, title }: ExportMenuProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const language = useLanguage()
  const [copied, showCopied] = useTransientValue<'wechat' | 'rich'>()
  const told = (copying: Promise<void>, name?: 'wechat' | 'rich') =>
    copying.then(
      () => {
        if (name) showCopied(name, 1500)
        announce(name === 'wechat' ? words.copiedForWechat : words.copied)
      },
      () => announce(words.copyFailed),
    )
  const drawn = () => withDiagrams(document?.html ?? '', loadDrawing, (drawing) => sentenceOf(words, drawing))
  const exporting = () => import('./export-document.ts')
  const actions = {
    async page() {
      const [{ pageOf }, html] = await Promise.all([exporting(), drawn()])
      const text = pageOf(html, { title: title ?? words.document, language, look })
      download(new File([text], 'document.html', { type: 'text/html' }))
    },
    print: () => void finish.current().then(() => print()),
    styled: () =>
      void told(
        Promise.all([exporting(), drawn()]).then(([{ withInlineStyles }, html]) =>
          navigator.clipboard.writeText(withInlineStyles(html, look)),
        ),
      ),
  }
  const rich = () =>
    told(
      exporting().then(({ copyRich }) => copyRich(drawn(), look)),
      'rich',
    )
  const wechat = () => {
    const options = { look, references: words.references }
    const copying = import('../wechat/copy-for-wechat.browser.ts')
    return told(
      copying.then(({ copyForWechat }) => copyForWechat(drawn(), options)),
      'wechat',
    )
  }
  return (
    <>
      <Button
        className={styles['wechat'] ?? ''}
        look="quiet"
        disabled={!document}
        title={words.wechat}
        onClick={wechat}
      >
        {copied === 'wechat' ? <IconCheck size={18} stroke={1.75} /> : <IconBrandWechat size={18} stroke={1.75} />}
        <span>{words.wechat}</span>
      </Button>
      <IconButton label={words.rich} disabled={!document} onClick={rich}>
        {copied === 'rich' ? (
          <IconCheck size={18} stroke={1.75} />
        ) : (
          <IconClipboardTypography size={18} stroke={1.75} />
        )}
      </IconButton>
      <Menu quiet label={words.export} isDisabled={!document} trigger={<IconShare2 size={18} stroke={1.75} />}>
        {(close) =>
          (['page', 'print', 'styled'] as const).map((name) => (
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
    </>
  )
}
