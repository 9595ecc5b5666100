import { expect, test } from 'vitest'
import { sections } from './sections.ts'

const accepts = (...ways: [from: string, to: string][]) =>
  sections.redirect_config.safeParse({ redirects: ways.map(([from, to]) => ({ from, to })) }).success

test.each([
  [['/a', '/a']],
  [['/a', '/a/']],
  [['/a/', '/a']],
  [['/中', '/%E4%B8%AD']],
  [['/%e4%b8%ad', '/中']],
  [
    ['/a', '/b'],
    ['/b', '/%61/'],
  ],
  [
    ['/中', '/b'],
    ['/b', '/c/'],
    ['/c', '/%e4%b8%ad/'],
  ],
] as [string, string][][])('%j leads in a circle, however it is spelt', (...ways) => {
  expect(accepts(...ways)).toBe(false)
})

test('one path is led away once, however it is spelt', () => {
  expect(accepts(['/中', '/a'], ['/%E4%B8%AD', '/b'])).toBe(false)
  expect(accepts(['/x', '/a'], ['/x/', '/b'])).toBe(false)
  expect(accepts(['/x', '/a'], ['/y', '/a/'])).toBe(true)
})

test.each(['https://u:p@h/', 'https://h/path', 'https://h/?a', 'https://h/#a', 'https://h?', 'ftp://h', '//h', 'h'])(
  'a site is not at %s',
  (site_url) => {
    expect(sections.site_info.safeParse({ site_url }).success).toBe(false)
  },
)

test.each(['', 'https://h', 'https://h/', 'http://127.0.0.1:3000', 'https://例え.example'])(
  'a site may be at %j',
  (site_url) => {
    expect(sections.site_info.safeParse({ site_url }).success).toBe(true)
  },
)
