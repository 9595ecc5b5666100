import { IconDice5, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Cipher } from '../../algorithm/algorithms.ts'
import type { Encoding } from '../../fields/cipher-fields.ts'
import { randomKey } from '../../key/random-key.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { Option } from './option.tsx'
import styles from './options.module.css'
import type { FormProps } from './options.tsx'
import { settingsIn } from './relevant-fields.ts'

/** The key and its encoding. It is hidden until it is revealed or generated. */
export function KeyRow({ schema, values, issues, onChange, canGenerate }: FormProps & { canGenerate: boolean }) {
  const { input: labels, operations } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const announce = useAnnounce()
  const [isShown, setShown] = useState(false)
  const key = String(values['key'] ?? '')
  const settingOf = settingsIn(schema, values)
  const keyEncoding = schema.properties?.['keyEncoding']
  const Eye = isShown ? IconEyeOff : IconEye

  function generate(): void {
    const encoding = settingOf('keyEncoding') as Encoding | 'passphrase'
    onChange({
      key: randomKey(settingOf('algorithm') as Cipher | 'HMAC', Number(settingOf('keySize') ?? 256), encoding),
    })
    setShown(true)
    announce(operations.generateKey.done)
  }

  return (
    <div className={styles['keyRow']}>
      {typeof keyEncoding === 'object' && (
        <Option
          schema={keyEncoding}
          text={labels.keyEncoding}
          value={values['keyEncoding']}
          error={issues['keyEncoding']}
          onChange={(chosen) => onChange({ keyEncoding: chosen })}
        />
      )}
      <TextField
        label={labels.key.label}
        description={labels.key.help}
        error={issues['key']?.[language]}
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
        {canGenerate && (
          <IconButton label={words.newKey} onClick={generate}>
            <IconDice5 size={18} stroke={1.75} />
          </IconButton>
        )}
      </span>
    </div>
  )
}
