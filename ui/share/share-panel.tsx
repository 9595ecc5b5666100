import { IconShare2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ActionLabel } from '../controls/action-label.tsx'
import { Menu } from '../controls/menu.tsx'
import { useTexts } from '../language/language.ts'

const loadForm = () => import('./share-form.tsx')
const ShareForm = lazy(loadForm)

/**
 * A link with the options in its fragment, without secrets, and with the input if that is ticked. No server sees
 * either.
 */
export function SharePanel() {
  const words = useTexts({ en: { share: 'Share' }, zh: { share: '分享' } })
  return (
    <Menu
      label={words.share}
      command="share"
      onNear={() => void loadForm()}
      trigger={
        <>
          <IconShare2 size={18} stroke={1.75} />
          <ActionLabel>{words.share}</ActionLabel>
        </>
      }
    >
      {() => (
        <Suspense>
          <ShareForm />
        </Suspense>
      )}
    </Menu>
  )
}
