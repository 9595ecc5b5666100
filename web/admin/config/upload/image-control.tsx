import { useDebouncedValue } from '@mantine/hooks'
import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { joinLabel } from '#kit/words/marks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { imageAddress, useBoot } from '../../../boot/boot.ts'
import type { ControlProps } from '../controls/control-props.ts'
import { FieldFrame } from '../controls/field-frame.tsx'
import { Input } from '../controls/input.tsx'
import { useIssue } from '../draft/editor-context.ts'
import styles from './image.module.css'
import { UploadDialog } from './upload-dialog.tsx'

/** The URL of an image, with a preview and an upload button. */
export function ImageControl({ path, card, value, isLocked, placeholder, onChange }: ControlProps) {
  const words = useTexts(texts)
  const label = useTexts(card.label)
  const [isUploading, setUploading] = useState(false)
  const url = typeof value === 'string' ? value : ''
  // Does not load every partially typed URL.
  const [looked] = useDebouncedValue(url, 400)
  return (
    <>
      <FieldFrame id={path} label={label} help={useTexts(card.help ?? { en: '', zh: '' })} issue={useIssue(path)}>
        {(described) => (
          <div className={styles['image']}>
            <Thumbnail key={looked} url={looked} />
            <Input
              {...described}
              isMonospace
              inputMode="url"
              spellCheck={false}
              placeholder={placeholder || words.placeholder}
              disabled={isLocked}
              value={url}
              onChange={(event) => onChange(event.currentTarget.value.trim())}
            />
            <Button disabled={isLocked} aria-label={joinLabel(words.upload, label)} onClick={() => setUploading(true)}>
              <IconUpload size={18} stroke={1.75} /> {words.upload}
            </Button>
          </div>
        )}
      </FieldFrame>
      {isUploading && (
        <UploadDialog
          label={label}
          onClose={() => setUploading(false)}
          onUploaded={(uploaded) => {
            onChange(uploaded)
            setUploading(false)
          }}
        />
      )}
    </>
  )
}

/** A preview of the image; an icon if there is none, or it cannot be shown. */
function Thumbnail({ url }: { url: string }) {
  const boot = useBoot()
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={styles['look']}>
      {url && !isBroken ? (
        <img src={imageAddress(boot, url)} alt="" onError={() => setBroken(true)} />
      ) : (
        <IconPhoto size={20} stroke={1.75} aria-hidden="true" />
      )}
    </span>
  )
}

const texts = {
  en: { upload: 'Upload', placeholder: '/uploads/… or https://' },
  zh: { upload: '上传', placeholder: '/uploads/… 或 https://' },
}
