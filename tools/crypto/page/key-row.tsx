import { IconDice5, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToolTexts } from '#ui/frame/tool.ts'
import { useLanguage } from '#ui/language/language.ts'
import type { Cipher } from '../ciphers.ts'
import type { Encoding } from '../fields.ts'
import { randomKey } from '../random-key.ts'
import { chosenIn } from '../taking-part.ts'
import type { en } from '../texts.en.ts'
import { Option } from './option.tsx'
import type { FormProps } from './options.tsx'
import styles from './page.module.css'

/** The key and how it is written. It is hidden until somebody wants to see it, or has just had it made. */
export function KeyRow({ schema, values, faults, onChange, isMaking }: FormProps & { isMaking: boolean }) {
  const { input: labels, page: words } = useToolTexts<typeof en>()
  const language = useLanguage()
  const announce = useAnnounce()
  const [isShown, setShown] = useState(false)
  const key = String(values['key'] ?? '')
  const chosen = chosenIn(schema, values)
  const Eye = isShown ? IconEyeOff : IconEye

  function make(): void {
    const encoding = chosen('keyEncoding') as Encoding | 'passphrase'
    onChange({ key: randomKey(chosen('algorithm') as Cipher | 'HMAC', Number(chosen('keySize') ?? 256), encoding) })
    setShown(true)
    announce(words.done.generateKey)
  }

  return (
    <div className={styles['keyRow']}>
      <Option
        schema={schema.properties?.['keyEncoding'] as FormProps['schema']}
        text={labels.keyEncoding}
        value={values['keyEncoding']}
        fault={faults['keyEncoding']}
        onChange={(keyEncoding) => onChange({ keyEncoding })}
      />
      <TextField
        label={labels.key.label}
        title={labels.key.help}
        error={faults['key']?.[language]}
        type={isShown ? 'text' : 'password'}
        // Not the password of this site, which browsers would fill in here.
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        value={key}
        onChange={({ currentTarget }) => onChange({ key: currentTarget.value || undefined })}
      />
      <span className={styles['keyActions']}>
        <IconButton label={isShown ? words.hide : words.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Eye size={18} stroke={1.75} />
        </IconButton>
        <CopyButton value={key} look="icon" label={labels.key.label} />
        {isMaking && (
          <IconButton label={words.newKey} onClick={make}>
            <IconDice5 size={18} stroke={1.75} />
          </IconButton>
        )}
      </span>
    </div>
  )
}
