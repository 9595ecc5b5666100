import { IconDownload, IconShare2 } from '@tabler/icons-react'
import { shellNames, shells } from '#lib/shell/quote.ts'
import { ActionLabel } from '#ui/controls/action-label.tsx'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Menu, MenuNote } from '#ui/controls/menu.tsx'
import { useTexts } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { fragmentOf } from '#ui/tool/share-link.ts'
import { commandLineOf } from './command-line.ts'
import type { DescribedTools } from './draft/described-tools.ts'
import { type Draft, definitionOf } from './draft/edit-steps.ts'
import { withoutSecrets } from './draft/without-secrets.ts'
import styles from './menus.module.css'

interface ShareMenuProps {
  draft: Draft
  tools: DescribedTools
}

/** The pipeline as a link, a file and a command, without its secrets and its input. */
export function ShareMenu(props: ShareMenuProps) {
  const words = useTexts(texts)
  return (
    <Menu
      label={words.share}
      command="share"
      trigger={
        <>
          <IconShare2 size={18} stroke={1.75} />
          <ActionLabel>{words.share}</ActionLabel>
        </>
      }
    >
      {() => <ShareForm {...props} />}
    </Menu>
  )
}

function ShareForm({ draft, tools }: ShareMenuProps) {
  const words = useTexts(texts)
  const whole = definitionOf(draft)
  if (!whole) return <MenuNote>{words.nothing}</MenuNote>
  const pipeline = withoutSecrets(whole, tools)
  const link = `${location.origin}${location.pathname}${location.search}${fragmentOf({ pipeline })}`
  const name = `${draft.name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_').trim() || 'pipeline'}.json`
  const save = () => download(new File([JSON.stringify(pipeline, null, 2)], name, { type: 'application/json' }))
  return (
    <div className={styles['share']}>
      {[
        [words.link, link],
        ...shells.map((shell) => [`${words.command} (${shellNames[shell]})`, commandLineOf(pipeline, shell)]),
      ].map(([label = '', value = '']) => (
        <div key={label} className={styles['shared']}>
          <label>
            {label}
            <input type="text" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <CopyButton value={value} look="icon" label={label} />
        </div>
      ))}
      <Button onClick={save}>
        <IconDownload size={18} stroke={1.75} /> {words.file}
      </Button>
      <p>{words.note}</p>
    </div>
  )
}

const texts = {
  en: {
    share: 'Share',
    link: 'Link',
    command: 'Command line',
    file: 'Export as JSON',
    nothing: 'Add a step first.',
    note: 'The link contains the steps after the #, which is never sent to a server. Keys, passwords and the input stay here.',
  },
  zh: {
    share: '分享',
    link: '链接',
    command: '命令行',
    file: '导出为 JSON',
    nothing: '请先添加步骤。',
    note: '步骤都在链接的 # 之后，不会发送到服务器。密钥、密码和输入内容不会包含在内。',
  },
}
