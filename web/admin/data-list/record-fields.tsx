import { Switch, Textarea, TextInput } from '@mantine/core'
import type { Kind } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { useTexts } from '#ui/language/language.ts'
import { fieldError } from '../../forms/field-error.tsx'
import { Note } from '../../forms/note.tsx'
import { type Draft, type Issues, linesOf } from './draft.ts'
import { matchUserAgent } from './match-user-agent.ts'

interface RecordFieldsProps {
  kind: Kind
  isNew: boolean
  draft: Draft
  issues: Issues
  onChange: (changed: Partial<Draft>) => void
}

/** The fields of a kind of record, then those that every record has. */
export function RecordFields({ kind, isNew, draft, issues, onChange }: RecordFieldsProps) {
  const words = useTexts(fieldTexts)

  const text = (field: 'name' | 'link' | 'key' | 'sort') => ({
    'data-field': field,
    label: words[field],
    value: draft[field],
    error: fieldError(issues[field]),
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  })
  const toggle = (field: 'open_blank' | 'enable', label: string) => (
    <Switch
      label={label}
      checked={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
  )

  return (
    <>
      {kind === 'friend_link' ? (
        <>
          <TextInput {...text('name')} data-autofocus />
          <TextInput {...text('link')} type="url" inputMode="url" placeholder="https://" />
          {toggle('open_blank', words.open_blank)}
          {toggle('enable', words.shown)}
        </>
      ) : (
        <>
          <Textarea
            data-autofocus
            data-field="values"
            label={words.values}
            description={words.valuesHelp}
            rows={5}
            spellCheck={false}
            value={draft.values}
            error={fieldError(issues.values)}
            onChange={(event) => onChange({ values: event.currentTarget.value })}
          />
          <OwnBrowser draft={draft} />
          {toggle('enable', words.blocked)}
        </>
      )}
      <TextInput {...text('key')} description={isNew ? words.keyHelpNew : words.keyHelp} />
      <TextInput {...text('sort')} inputMode="numeric" description={isNew ? words.sortHelpNew : words.sortHelp} />
    </>
  )
}

/** Warns if a ban matches the current browser. */
function OwnBrowser({ draft }: { draft: Draft }) {
  const words = useTexts(fieldTexts)
  const matches = matchUserAgent(linesOf(draft.values), navigator.userAgent)
  if (matches.length === 0 || !draft.enable) return null
  return <Note tone="warn">{fill(words.ownBrowser, { text: matches.join(marksOf(words.ownBrowser).listComma) })}</Note>
}

/** The texts of a record's fields. */
const fieldTexts = {
  en: {
    name: 'Name',
    link: 'Link',
    open_blank: 'Open in a new tab',
    shown: 'Shown on the site',
    blocked: 'Blocked',
    values: 'User-Agents to block, one per line',
    valuesHelp:
      'Blocks visitors whose User-Agent contains one of these lines, such as BadBot. At least 3 characters each; not case-sensitive.',
    ownBrowser:
      '“{text}” is part of the User-Agent of the browser you are using. It would be blocked too; the admin area stays open to you.',
    key: 'ID',
    keyHelp: 'Only for you and for programs; visitors do not see it',
    keyHelpNew: 'Only for you and for programs, such as my-friend. Leave it empty to generate one.',
    sort: 'Order',
    sortHelp: 'Smaller numbers come first. Leave it empty to keep the place.',
    sortHelpNew: 'Smaller numbers come first, such as 10 before 20. Leave it empty for the end of the list.',
  },
  zh: {
    name: '名称',
    link: '链接',
    open_blank: '在新标签页中打开',
    shown: '在网站上显示',
    blocked: '屏蔽',
    values: '要屏蔽的 User-Agent，每行一个关键字',
    valuesHelp: '按 User-Agent 屏蔽，每行一个关键字，例如 BadBot。至少 3 个字符，不区分大小写。',
    ownBrowser: '你正在使用的浏览器的 User-Agent 中含有“{text}”，它也会被屏蔽；管理后台仍可使用。',
    key: '标识',
    keyHelp: '仅供你和程序识别，访客看不到',
    keyHelpNew: '仅供你和程序识别，例如 my-friend。留空则自动生成。',
    sort: '顺序',
    sortHelp: '数字小的排在前面，留空则位置不变。',
    sortHelpNew: '数字小的排在前面，例如 10 在 20 之前。留空则排在末尾。',
  },
}
