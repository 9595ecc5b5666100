import { useTexts } from '#ui/language/language.ts'
import { Note } from '../../../forms/note.tsx'
import type { ControlProps } from './control-props.ts'
import { TextControl } from './text-control.tsx'

/** The owner's script, with a warning about its effects. */
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
      'This code runs in the browser of every visitor and can change anything on the site. Only paste code from people you trust. It does not run on the login page, in the admin area, or on any page while you are logged in.',
  },
  zh: {
    warning:
      '这段代码会在每位访客的浏览器中运行，可以改变网站上的任何内容。请只粘贴来自可信来源的代码。登录页和管理后台不会运行它，你登录期间也不会运行。',
  },
}
