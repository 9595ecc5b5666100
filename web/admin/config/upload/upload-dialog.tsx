import { IconUpload } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { joinLabel } from '#kit/words/marks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { useTexts } from '#ui/language/language.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'
import { Note } from '../../../forms/note.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { FieldFrame, FieldGroup, FieldHelp, FieldIssue } from '../controls/field-frame.tsx'
import { Input } from '../controls/input.tsx'
import { focusAt } from '../focus-at.ts'
import { acceptedImages, objectNameOf } from './image-file.ts'
import styles from './upload.module.css'
import { useUpload } from './use-upload.ts'

interface UploadDialogProps {
  /** The label of the image's field. */
  label: string
  onUploaded: (url: string) => void
  onClose: () => void
}

/** The upload form: the path, the name, and the file. */
export function UploadDialog({ label, onUploaded, onClose }: UploadDialogProps) {
  const words = useTexts(texts)
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [prefix, setPrefix] = useState('site')
  const [object, setObject] = useState('')
  const [file, setFile] = useState<File>()
  const { issues, isSending, send, setIssues } = useUpload(onUploaded)
  const thumbnail = useObjectUrl(file)

  useEffect(() => {
    if (issues.prefix) focusAt(`${id}-prefix`)
    else if (issues.object) focusAt(`${id}-object`)
  }, [issues, id])

  const messageOf = (issue: string | { message: string } | undefined): string =>
    typeof issue === 'object' ? issue.message : issue ? words.issues[issue as keyof typeof words.issues] : ''

  function choose(chosen: File | undefined): void {
    if (!chosen) return
    setFile(chosen)
    setIssues({})
    if (object === '') setObject(objectNameOf(chosen.name))
  }

  return (
    <Dialog
      title={joinLabel(words.title, label)}
      onClose={onClose}
      fillsPhone
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="filled" disabled={isSending} onClick={() => void send({ prefix, object, file })}>
            {isSending ? words.sending : words.upload}
          </Button>
        </>
      }
    >
      {issues.failed !== undefined && (
        <Note tone="danger">{issues.failed ? `${words.failed}${words.colon}${issues.failed}` : words.failed}</Note>
      )}
      <FieldFrame id={`${id}-prefix`} label={words.prefix} help={words.prefixHelp} issue={messageOf(issues.prefix)}>
        {(described) => (
          <Input
            {...described}
            isMonospace
            spellCheck={false}
            value={prefix}
            onChange={(event) => {
              setPrefix(event.currentTarget.value)
              setIssues({})
            }}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-object`} label={words.object} help={words.objectHelp} issue={messageOf(issues.object)}>
        {(described) => (
          <Input
            {...described}
            isMonospace
            spellCheck={false}
            value={object}
            onChange={(event) => {
              setObject(event.currentTarget.value)
              setIssues({})
            }}
          />
        )}
      </FieldFrame>
      <FieldGroup title={words.file}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: takes drops; the button in it does the same */}
        <div
          className={styles['drop']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            if (event.defaultPrevented) return
            event.preventDefault()
            choose(transferContentsOf(event.dataTransfer).files[0])
          }}
        >
          {thumbnail && <img src={thumbnail} alt="" onError={({ currentTarget }) => currentTarget.remove()} />}
          <span className={styles['name']}>{file?.name ?? words.noFile}</span>
          <Button
            size="small"
            aria-describedby={issues.file ? `${id}-file-issue ${id}-file-help` : `${id}-file-help`}
            onClick={() => picker.current?.click()}
          >
            <IconUpload size={16} stroke={1.75} /> {words.choose}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptedImages}
            aria-label={words.file}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </div>
        <FieldIssue id={`${id}-file`} issue={messageOf(issues.file)} />
        <FieldHelp id={`${id}-file`}>{words.fileHelp}</FieldHelp>
      </FieldGroup>
    </Dialog>
  )
}

const texts = {
  en: {
    title: 'Upload',
    prefix: 'Path',
    prefixHelp: 'The folder it goes to, such as site',
    object: 'File name',
    objectHelp: 'Without an extension such as .png, for example logo',
    file: 'File',
    fileHelp: 'PNG, JPEG, WebP, AVIF, GIF or ICO, up to 5 MB',
    noFile: 'Drop an image here',
    choose: 'Choose a file',
    cancel: 'Cancel',
    upload: 'Upload',
    sending: 'Uploading',
    failed: 'File upload failed',
    colon: ': ',
    issues: {
      path: 'Use letters, digits, _ and -, with a slash between folders, such as site/logos',
      name: 'The file name is required and excludes the extension',
      none: 'Choose a file',
      svg: 'SVG files can contain programs and are not accepted. Save the image as PNG or WebP.',
      kind: 'This file is not a PNG, JPEG, WebP, AVIF, GIF or ICO image',
      large: 'This file is larger than 5 MB',
    },
  },
  zh: {
    title: '上传',
    prefix: '路径',
    prefixHelp: '存放图片的文件夹，例如 site',
    object: '文件名',
    objectHelp: '不含 .png 等扩展名，例如 logo',
    file: '文件',
    fileHelp: 'PNG、JPEG、WebP、AVIF、GIF 或 ICO，不超过 5 MB',
    noFile: '将图片拖到这里',
    choose: '选择文件',
    cancel: '取消',
    upload: '上传',
    sending: '正在上传',
    failed: '图片上传失败',
    colon: '：',
    issues: {
      path: '请使用字母、数字、_ 和 -，文件夹之间用斜杠，例如 site/logos',
      name: '文件名必填，且不含扩展名',
      none: '请选择文件',
      svg: 'SVG 文件可能包含程序，不能上传。请将图片另存为 PNG 或 WebP。',
      kind: '此文件不是 PNG、JPEG、WebP、AVIF、GIF 或 ICO 图片',
      large: '此文件超过 5 MB',
    },
  },
}
