import { expect, test } from 'vitest'
import { checkOwnerScript, readOwnerScript } from './parse-owner-script.ts'

test.each([
  '',
  'console.log("a" < "b")',
  '<script async src="https://stats.example/s.js" data-site="a"></script>',
  '<!-- counter -->\n<script>let a = "<b>"</script><meta name="verify" content="x">',
  '<link rel="preconnect" href="https://stats.example">',
  '<style>p{color:red}</style><noscript><style>p{}</style></noscript>',
])('%j may be saved', (text) => {
  expect(checkOwnerScript(text)).toBeUndefined()
})

test.each([
  'alert(1)</script><img src=x>',
  '<p>text</p>',
  '<script>a()</script> text',
  '<script>a()',
  '<img src=x onerror=a()>',
  '<svg onload=a()></svg>',
  '<base href="https://evil.example">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"></form>',
  '<script onload="a()" src="/a.js"></script>',
  '<link rel="stylesheet" href="java\tscript:alert(1)">',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<noscript><img src=x></noscript>',
  '<noscript><!--</noscript><img src=x onerror=a()>--></noscript>',
  '<noscript><style></noscript><img src=x></style></noscript>',
  '<body onload=a()>text</body>',
  '<script>a()</script></head><body onload=a()>',
  '</head><body onload=a()><script>a()</script>',
  '<meta name="a">\n</p></div>\n<meta name="b">',
  '<meta name="a"> <html onclick=a()> ',
  '<noscript></head><style></style></noscript>',
  '<meta name="a"></meta >',
  '<!doctype html><template><script>a()</script></template>',
])('%j may not be saved', (text) => {
  expect(checkOwnerScript(text)).toEqual({ en: expect.any(String), zh: expect.stringMatching(/\p{Script=Han}/u) })
  expect(readOwnerScript(text)).toEqual(nothing)
})

test('every script and style is written without a nonce, and its code is listed for the policy', () => {
  const text = '<script nonce="own">a("\r\n")</script><style>p{}</style><meta name="a" content="&quot;">'
  expect(readOwnerScript(text)).toEqual({
    ...nothing,
    html: '<script>a("\n")</script><style>p{}</style><meta name="a" content="&quot;">',
    inline: { scripts: ['a("\n")'], styles: ['p{}'] },
  })
  expect(readOwnerScript(' a() ')).toEqual({
    ...nothing,
    html: '<script> a() </script>',
    inline: { scripts: [' a() '], styles: [] },
  })
})

test('the code in an element is what a browser parses, whatever its attributes', () => {
  const text =
    '<script data-a="></script>" data-b="<script>">let a = "<!--"</script><noscript><style>p{}</style></noscript>'
  expect(readOwnerScript(text).inline).toEqual({ scripts: ['let a = "<!--"'], styles: ['p{}'] })
})

test('only absolute sources have origins; others are on the site itself', () => {
  const text = '<script src="https://a.example/x.js"></script><script src=" //b.example/y"></script>'
  const origins = ['https://a.example', 'https://b.example']
  expect(readOwnerScript(text)).toMatchObject({ origins, hasOwnFiles: false })
  expect(readOwnerScript(`${text}<script src="/own.js"></script>`)).toMatchObject({ origins, hasOwnFiles: true })
})

const nothing = { html: '', inline: { scripts: [], styles: [] }, origins: [], hasOwnFiles: false }
