import { expect, test } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { inPageOrder, pathLabel } from '../cards/path-label.ts'
import { storedOf } from '../fixtures/stored.ts'
import { type Draft, withChange, withDraft } from './draft.ts'
import { issuesOfAnswer, validateDraft, withoutIssuesAt } from './validate-draft.ts'
import type { Values } from './values.ts'

const stored = storedOf()
const checked = (draft: Draft) => validateDraft(draft, withDraft(stored.config, draft))
const drafted = (name: keyof Draft, values: Values) => withChange({}, stored, name, values)

test('issues are found before anything is sent, by path and in both languages', () => {
  const issues = checked(drafted('site_info', { site_url: 'ftp://a', contact_email: 'a@b' }))
  expect(Object.keys(issues)).toEqual(['site_info.site_url', 'site_info.contact_email'])
  expect(issues['site_info.contact_email']).toEqual({
    en: 'Enter an email address such as hello@example.com',
    zh: '请输入邮箱地址，例如 hello@example.com',
  })
})

test('suggestions are not switched on without a service, and other sections do not ask for one', () => {
  const on = drafted('ai_config', { enable_ai: true })
  expect(Object.keys(checked(on))).toEqual(['ai_config.api_endpoint', 'ai_config.api_model', 'ai_config.keys'])
  const whole = { enable_ai: true, api_endpoint: 'https://api.example.com/v1', api_model: 'm', keys: ['sk-1'] }
  expect(checked(drafted('ai_config', whole))).toEqual({})
  expect(checked(drafted('ai_config', { api_model: 'm' }))).toEqual({})
})

test('an issue in a list names its place', () => {
  const redirect = { to: '/', code: 302, enable: true }
  const issues = checked(
    drafted('redirect_config', {
      redirects: [
        { ...redirect, from: '/a' },
        { ...redirect, from: '/admin' },
      ],
    }),
  )
  expect(Object.keys(issues)).toEqual(['redirect_config.redirects.1.from'])
  expect(pathLabel('redirect_config.redirects.1.from', 'zh')).toBe('重定向 2：来源')
})

test('what the server found is taken by the same paths, and goes when its field is changed', () => {
  const error = new CallError(400, 'no', { errors: [{ field: 'site_info.site_meta_script', message: 'no <img>' }] })
  const issues = issuesOfAnswer(error)
  expect(issues).toEqual({ 'site_info.site_meta_script': { en: 'no <img>', zh: 'no <img>' } })
  expect(withoutIssuesAt(issues, 'site_info.site_meta_script')).toEqual({})
  expect(withoutIssuesAt(issues, 'site_info.site_meta')).toEqual(issues)
})

test('issues come in the order of the page', () => {
  const issue = { en: '', zh: '' }
  const paths = ['ai_config.keys.0', 'site_info.site_meta_script', 'seo_config.robots', 'site_info.site_url']
  const ordered = inPageOrder(Object.fromEntries(paths.map((path) => [path, issue])))
  expect(Object.keys(ordered)).toEqual([paths[3], paths[1], paths[2], paths[0]])
  const inList = ['10.from', '2.to', '2.from'].map((at) => [`redirect_config.redirects.${at}`, issue])
  expect(Object.keys(inPageOrder(Object.fromEntries(inList)))).toEqual(inList.map(([path]) => path).reverse())
})
