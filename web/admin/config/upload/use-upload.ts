import { useState } from 'react'
import { useLatest } from '#ui/run/use-latest.ts'
import { call } from '../../../api/call.ts'
import { serverIssues, serverMessage } from '../../../api/call-error.ts'
import { imageIssue, isUploadName } from './image-file.ts'

export interface Upload {
  prefix: string
  object: string
  file: File | undefined
}

/** The issues of an upload: a code of our own, or the server's message. */
export interface UploadIssues {
  prefix?: 'path' | { message: string }
  object?: 'name' | { message: string }
  file?: 'none' | 'svg' | 'kind' | 'large' | { message: string }
  /** The server's message if it refused, empty without an answer. */
  failed?: string
}

/** Uploads an image and passes on its URL; closing the form cancels it. */
export function useUpload(onUploaded: (url: string) => void) {
  const [issues, setIssues] = useState<UploadIssues>({})
  const [isSending, setSending] = useState(false)
  const begin = useLatest()

  async function send(upload: Upload): Promise<void> {
    const { file } = upload
    const newIssues = issuesOfUpload(upload)
    setIssues(newIssues)
    if (!file || Object.keys(newIssues).length > 0) return

    const signal = begin()
    setSending(true)
    const form = new FormData()
    form.append('prefix', upload.prefix)
    form.append('object', upload.object)
    form.append('file', file)
    try {
      const { url } = await call('upload', { form, signal })
      if (!signal.aborted) onUploaded(url)
    } catch (error) {
      if (!signal.aborted) setIssues(issuesOfRefusal(error))
    } finally {
      setSending(false)
    }
  }

  return { issues, isSending, send, setIssues }
}

function issuesOfUpload({ prefix, object, file }: Upload): UploadIssues {
  const inFile = file ? imageIssue(file) : 'none'
  return {
    ...(!isUploadName(prefix) && { prefix: 'path' as const }),
    ...(!isUploadName(object) && { object: 'name' as const }),
    ...(inFile && { file: inFile }),
  }
}

function issuesOfRefusal(error: unknown): UploadIssues {
  const { prefix, object, file } = serverIssues(error)
  return {
    ...(prefix && { prefix: { message: prefix } }),
    ...(object && { object: { message: object } }),
    ...(file && { file: { message: file } }),
    failed: serverMessage(error, ''),
  }
}
