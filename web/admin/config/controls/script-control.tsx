import { useTexts } from '#ui/language/language.ts'
import { Note } from '../../../forms/note.tsx'
import type { ControlProps } from './control-props.ts'
import { TextControl } from './text-control.tsx'

/** The owner's own script, with what it means to have one. */
export function ScriptControl(props: ControlProps) {
  const words = useTexts(texts)
  return (
    <>
      <Note tone="warn" role="note">
        {words.warning}
      </Note>
      <TextControl {...props} />
    </>
  )
}

const texts = {
  en: {
    warning:
      'What stands below runs for all visitors and equals full control of the site. It never runs on /login and /admin, nor for who is logged in. An owner whose cookie is gone while the login is still stored would run it all the same.',
  },
  zh: {
    warning:
      '下面的内容会在所有访客的浏览器中运行，等同于对网站的完全控制。它不会在 /login 和 /admin 运行，也不会对已登录的人运行。但如果站长的 cookie 已丢失而登录信息仍在本机，它仍会运行。',
  },
}
