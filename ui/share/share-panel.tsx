import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { ActionLabel } from '../controls/action-label.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { Menu } from '../controls/menu.tsx'
import { useTexts } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { isSecret } from '../tool/is-secret.ts'
import { useTool } from '../tool/open-tool.tsx'
import { fragmentOf } from '../tool/share-link.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import styles from './share.module.css'

/** A link with the options in its fragment, but no secret, and with the input where that is ticked. No server sees either. */
export function SharePanel() {
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
      {() => <ShareForm />}
    </Menu>
  )
}

function ShareForm() {
  const words = useTexts(texts)
  const { operations, open } = useTool()
  const { values } = useWorkbench()
  const [withInput, setWithInput] = useState(false)
  const operation = operations[open]
  const fields = operation ? fieldsOf(operation.input) : []
  const shared = fields.filter(([name, schema]) => {
    const value = values[name]
    if (value === undefined || value instanceof Blob || isSecret(schema)) return false
    return withInput || !isMaterial(schema)
  })
  const input = fields.find(([, schema]) => isMaterial(schema))?.[0]
  const size = new Blob([String((input && values[input]) ?? '')]).size
  const link = `${location.origin}${location.pathname}${location.search}${
    shared.length ? fragmentOf(Object.fromEntries(shared.map(([name]) => [name, values[name]]))) : ''
  }`
  return (
    <div className={styles['share']}>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <label>
        <input
          type="checkbox"
          checked={withInput}
          onChange={({ currentTarget }) => setWithInput(currentTarget.checked)}
        />
        {words.include} ({sizeOf(size)})
      </label>
      <CopyButton value={link} look="plain" />
      <span className={styles['note']}>{words.note}</span>
    </div>
  )
}

const texts = {
  en: {
    share: 'Share',
    link: 'Link',
    include: 'Include the input',
    note: 'Everything is after the # and never reaches a server.',
  },
  zh: { share: '分享', link: '链接', include: '包含输入内容', note: '内容都在 # 之后，不会发送到服务器。' },
}
