import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#ui/language/language.ts'
import { call } from '../../../api/call.ts'
import { CallError, serverMessage } from '../../../api/call-error.ts'
import { useReplaceConfig } from '../../../boot/use-replace-config.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { type Draft, entriesOf, withSaved } from './draft.ts'
import { publicOf, type StoredConfig } from './stored-config.ts'
import { configKey } from './use-whole-config.ts'

interface SaveCallbacks {
  /** Called after the server has stored the draft. */
  onSaved: (sent: Draft, stored: StoredConfig) => void
  onRefused: (error: Error) => void
}

/** Sends the changed fields of all changed sections in one call, which the server stores as a whole or not at all. */
export function useSave({ onSaved, onRefused }: SaveCallbacks) {
  const words = useTexts(texts)
  const client = useQueryClient()
  const replaceConfig = useReplaceConfig()

  return useMutation({
    mutationFn: (draft: Draft) => call('updateSiteConfig', { body: { entries: entriesOf(draft) } }),
    onSuccess: ({ _versions }, sent) => {
      const before = client.getQueryData<StoredConfig>(configKey)
      if (!before) return
      const stored = withSaved(before, sent, _versions)
      client.setQueryData(configKey, stored)
      onSaved(sent, stored)
      replaceConfig(publicOf(stored.config))
      showToast({ text: words.saved, tone: 'success' })
      void client.invalidateQueries({ queryKey: configKey })
    },
    onError: async (error) => {
      const { code } = error instanceof CallError ? error : { code: 0 }
      // With 403 the session is over, which the page shows.
      if (code === 409) await client.refetchQueries({ queryKey: configKey })
      else if (code !== 403) showToast({ text: serverMessage(error, words.failed), tone: 'danger' })
      onRefused(error)
    },
  })
}

const texts = { en: { saved: 'Saved', failed: 'Failed to save' }, zh: { saved: '更新成功', failed: '更新失败' } }
