import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './remove-all-dialog.module.css'

interface RemoveAllDialogProps {
  onClose: () => void
  onRemove: () => void
}

/** Asks for confirmation before all stored data is deleted. */
export function RemoveAllDialog({ onClose, onRemove }: RemoveAllDialogProps) {
  const words = useTexts(texts)
  return (
    <Modal className={styles['dialog']} aria-labelledby="remove-all-title" onClose={onClose}>
      <h2 id="remove-all-title">{words.title}</h2>
      <p>{words.what}</p>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button className={styles['remove'] ?? ''} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </Modal>
  )
}

const texts = {
  en: {
    title: 'Delete all data on this device?',
    what: 'This deletes favorites, history, options, pipelines and all other data in the list, except your login. You can undo it for a few seconds, except for other data and the site’s files.',
    cancel: 'Cancel',
    remove: 'Delete everything',
  },
  zh: {
    title: '要删除全部本机数据吗？',
    what: '收藏、历史记录、选项、流水线等列表中的全部内容都会删除，登录状态除外。几秒钟内可以撤销，其他数据和本站的程序文件除外。',
    cancel: '取消',
    remove: '全部删除',
  },
}
