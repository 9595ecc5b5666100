import { useEffect, useRef, useState } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { useTexts } from '../language/language.ts'
import { sizeOf } from '../text/measure-text.ts'
import { isSecret } from '../tool/is-secret.ts'
import { useTool } from '../tool/open-tool.tsx'
import { fragmentOf } from '../tool/share-link.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import styles from './share.module.css'

/** The link, what it contains, and a button that copies it. */
export default function ShareForm() {
  const words = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
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
  // The panel opened before this was loaded.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles['share']}>
      <input
        ref={field}
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
    link: 'Link',
    include: 'Include the input',
    note: 'Everything is after the # and never reaches a server.',
  },
  zh: { link: '链接', include: '包含输入内容', note: '内容都在 # 之后，不会发送到服务器。' },
}
