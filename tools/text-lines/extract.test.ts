import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { extract, sort } from './operations.ts'

const extracted = async (text: string, kind: string, options: object = {}) => {
  const { text: items } = await perform(extract, { text, kind, ...options })
  return items === '' ? [] : items.split('\n')
}

test.each<[string, string, string[]]>([
  [
    'email',
    '邮箱lin@example.org。"a.b+c"@x <d_e@sub.example.co.uk>,f@g mailto:h@i.io?x',
    ['lin@example.org', 'd_e@sub.example.co.uk', 'h@i.io'],
  ],
  [
    'email',
    'simple@example.com very.common@example.com x@example.com user%example.com@example.org !x@a.museum',
    ['simple@example.com', 'very.common@example.com', 'x@example.com', 'user%example.com@example.org', '!x@a.museum'],
  ],
  [
    'email',
    'abc.example.com a@b@c.example a..b@example.com i.like@-x.com 1@2.3 @x.org a@xn--fsqu00a.xn--fiqs8s',
    ['b@c.example', 'a@xn--fsqu00a.xn--fiqs8s'],
  ],
  [
    'url',
    '见https://example.org/a_(b)，(http://[::1]:80/x?y=1#z). ftp://a.b/c; www.example.org/? file:///etc/hosts x://',
    ['https://example.org/a_(b)', 'http://[::1]:80/x?y=1#z', 'ftp://a.b/c', 'www.example.org/', 'file:///etc/hosts'],
  ],
  [
    'url',
    '[a](https://a.org/b) "https://a.org/\'c\'" <https://a.org?q=1&r=%20>',
    ['https://a.org/b', "https://a.org/'c", 'https://a.org?q=1&r=%20'],
  ],
  [
    'domain',
    'https://sub.example.org:8080/x a@mail.example.com 1.2.3.4 e.g. -bad.com- foo_bar.com v1.2',
    ['sub.example.org', 'mail.example.com', 'bad.com'],
  ],
  [
    'ipv4',
    '10.0.0.1, 256.1.1.1 01.2.3.4 1.2.3.4.5 v1.2.3.4 255.255.255.255. 192.168.0.0/16',
    ['10.0.0.1', '255.255.255.255', '192.168.0.0'],
  ],
  [
    'ipv6',
    '[2001:db8::1]:80 fe80::1%eth0 ::ffff:1.2.3.4 12:30:45 std::vector 00:1a:2b:3c:4d:5e 1::2::3',
    ['2001:db8::1', 'fe80::1', '::ffff:1.2.3.4'],
  ],
  [
    'phone-cn',
    '13800138000 +86 138 0013 8000 010-12345678 021-62345678 400-123-4567 12800138000 138001380001',
    ['13800138000', '+86 138 0013 8000', '021-62345678', '400-123-4567'],
  ],
  [
    'number',
    'a-1 -2.50 1,234.5 2026-01-05 1e3 x2y (-7) ３',
    ['1', '-2.50', '1,234.5', '2026', '01', '05', '1e3', '2', '-7'],
  ],
  [
    'date',
    '2026-01-05, 5 Jan 2026 10:30 and 2026年1月5日 not 2026-13-01 or 1.2.3',
    ['2026-01-05', '5 Jan 2026 10:30', '2026年1月5日'],
  ],
  ['hashtag', '#one #话题# a#b #123 &#39; #two-three', ['#one', '#话题#', '#two']],
  ['mention', '@ada, @林小雨 a@b.org @user.name. @', ['@ada', '@林小雨', '@user.name']],
  ['quoted', '“甲”「乙」 "c d" don\'t \'e\' "open\n"f"', ['甲', '乙', 'c d', 'e', 'f']],
  ['chinese', 'ab中文cd，汉字〇', ['中文', '汉字〇']],
])('%s in %j', async (kind, text, items) => {
  expect(await extracted(text, kind)).toEqual(items)
})

test('numbers are all found after others have been sorted', async () => {
  await perform(sort, { text: '2\n10 apples\n1', by: 'number' })
  expect(await extracted('1 2 3', 'number')).toEqual(['1', '2', '3'])
})

test('items are listed once and sorted if requested', async () => {
  expect(await extracted('b10 b9 b10', 'pattern', { pattern: '(?i)B\\d+' })).toEqual(['b10', 'b9'])
  expect(await extracted('b10 b9 b10', 'pattern', { pattern: 'b\\d+', unique: false, sort: true })).toEqual([
    'b9',
    'b10',
    'b10',
  ])
  expect(await perform(extract, { text: 'nothing' })).toEqual({ text: '', count: 0 })
  await expect(extracted('a', 'pattern')).rejects.toMatchObject({ code: 'emptyPattern' })
})

test('hostile texts are read in time', async () => {
  for (const part of [
    'a',
    'a.',
    'a@',
    '@',
    '1',
    '1.',
    'a:',
    '::',
    '"',
    "'",
    '«',
    '#',
    '2026-',
    '1,2',
    '-',
    '://',
    'a://',
    '中',
  ])
    for (const kind of [
      'email',
      'url',
      'domain',
      'ipv4',
      'ipv6',
      'phone-cn',
      'number',
      'date',
      'hashtag',
      'mention',
      'quoted',
      'chinese',
    ])
      await extracted(part.repeat(100_000), kind)
})
