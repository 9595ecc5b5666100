import * as prettier from 'prettier'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { format } from './operations.ts'

const formatted = (code: string, options: object = {}) => perform(format, { code, ...options })

/** Samples of each language, and of the languages that Prettier formats within it. */
const codes: [language: string, ending: string, code: string][] = [
  ['javascript', 'js', 'const css = css`a{b:c}`;\nexport const a = gql`query{a}`, b = html`<p>$' + '{a}</p>`'],
  [
    'javascript',
    'js',
    'class A { #b = 1n; static { this.c ??= d?.e } async *f() { for await (const g of h) yield g } }',
  ],
  ['jsx', 'jsx', 'export const A = () => <div style={{a:1}} className="b">{c && <>d</>}</div>'],
  ['typescript', 'ts', 'interface A<T> { b: string; readonly c?: T[] }\nconst d = <T,>(e: T) => e satisfies unknown'],
  ['tsx', 'tsx', 'const A: React.FC<{ b: string }> = ({ b }) => { return <p>{b as string}</p> }'],
  ['css', 'css', '---\na: 1\n---\n@media (max-width:1px){a{color:red;--b:{c:d}}}'],
  ['scss', 'scss', '$a: 1px;\n@mixin b($c) { &:hover { d: $c } }\n.e { @include b($a); #{f}: g }'],
  ['less', 'less', '@a: 1px;\n.b() when (@a > 0) { c: ~"d" }\n.e { .b(); f: @a }'],
  [
    'html',
    'html',
    '<!doctype html><style>a{b:c}</style><p style="a:b" onclick="f( )">x <b>y</b></p><script type=module>let a=1</script><script lang="ts">let a:string</script><script type="text/markdown">* a</script>',
  ],
  ['html', 'html', '<pre>\n  a\n    b</pre><textarea> c </textarea><ul><li>d<li>e</ul>'],
  [
    'vue',
    'vue',
    '<template><p v-for="a in b" :key="a.c+1" @click="d( a )">{{ a|e }}</p></template>\n<script setup lang="ts">\nconst b:string[]=[]\n</script>\n<style scoped lang="scss">\na{b{c:d}}\n</style>',
  ],
  ['vue', 'vue', '<template lang="pug">\np a\n   b\n</template>\n<script>export default {a(){}}</script>'],
  ['json5', 'json5', "{ // x\n a: 1, 'b c': [1,2,], }"],
  ['markdown', 'md', '# A\n* b\n* c\n\n```js\nlet a=1\n```\n```yaml\na:   1\n```\n| a | b |\n|--|:-:|\n| 林 | c |'],
  ['yaml', 'yaml', 'a:   1\nb:\n    - c\n    -   d: "e"'],
  ['graphql', 'graphql', 'query A($b: ID!) { c(d: $b) { ...E } }\nfragment E on F { g }'],
]

const settings = [
  [{}, {}],
  [
    {
      indent: 'tab',
      quotes: 'single',
      semicolons: false,
      trailingCommas: 'none',
      attributesPerLine: true,
      lineWidth: 40,
    },
    {
      useTabs: true,
      singleQuote: true,
      semi: false,
      trailingComma: 'none',
      singleAttributePerLine: true,
      printWidth: 40,
    },
  ],
  [
    { indent: 4, lineEnd: 'crlf', trailingCommas: 'es5' },
    { tabWidth: 4, endOfLine: 'crlf', trailingComma: 'es5' },
  ],
] as const

test.each(codes)(
  '%s is detected, and formatted as with all plugins of Prettier: .%s',
  async (language, ending, code) => {
    for (const [ours, theirs] of settings) {
      const expected = await prettier.format(code, { filepath: `code.${ending}`, ...theirs })
      expect(await formatted(code, ours)).toEqual({ code: expected, language })
    }
  },
)

test.each(codes)('formatting twice changes nothing: %s', async (language, _, code) => {
  const { code: once } = await formatted(code, { language })
  expect((await formatted(once, { language })).code).toBe(once)
})

test.each([
  ['javascript', 'a = {', { line: 1, column: 6, reason: 'Unexpected token' }],
  ['typescript', 'const a: = 1', { line: 1, column: 10, reason: 'Type expected.' }],
  ['css', 'a {\n  b: c;', { line: 1, column: 1, reason: 'Unclosed block' }],
  ['html', '<p>\n</div>', { line: 2, column: 1 }],
  ['yaml', 'a: [', { line: 1 }],
  ['graphql', '{ a(', { line: 1, column: 5 }],
  ['json5', '{a}', { line: 1 }],
])('says where %s stops', async (language, code, params) => {
  await expect(formatted(code, { language })).rejects.toMatchObject({ code: 'syntax', params })
})

test.each([
  ['', {}, 'empty'],
  ['hello there', {}, 'unknownLanguage'],
  ['x'.repeat(1_000_001), {}, 'tooLong'],
  [`a = ${'b?c:'.repeat(20_000)}d`, { language: 'javascript' }, 'tooDeep'],
  ['['.repeat(100_000), { language: 'json5' }, 'tooDeep'],
])('answers %.20j with %s', async (code, options, name) => {
  await expect(formatted(code, options)).rejects.toMatchObject({ code: name })
})

test('a closing tag within a string does not end a script', async () => {
  const { code } = await formatted('const a = "</script>"')
  expect(code).toBe('const a = "</script>";\n')
})

test.each(['\ufeffa{b:c}', 'a{b:"\ud800"}', 'a{b:"\0"}', 'a{b:c}\r\n', 'a{__proto__:c}', 'a{b:"\u202e"}'])(
  'takes %j',
  async (code) => {
    expect(await formatted(code, { language: 'css' })).toMatchObject({ code: expect.stringContaining('a {\n') })
  },
)

test.each([
  'package main\nfunc a() {}',
  'public class A { int b; }',
  'def a(b):\n    return c',
  '#include <a.h>',
  'Dear <name>, see you at 5: bring {something}.',
  'a < b and c > d',
  '<?xml version="1.0"?><a/>',
  'key: value',
  '1, 2, 3',
])('does not guess what %j is', async (code) => {
  await expect(formatted(code)).rejects.toMatchObject({ code: 'unknownLanguage' })
})

test.each(['/*', '"', '`', '{', '<a', '$' + '{', 'a:', '@a ', 'let ', 'import ', '=> ', '|a|\n|', '\n', '\\'])(
  'takes %j again and again',
  async (piece) => {
    const code = piece.repeat(200_000 / piece.length)
    await formatted(`( ${code}`).catch(({ code: name }: { code: string }) =>
      expect(['syntax', 'tooDeep', 'unknownLanguage']).toContain(name),
    )
  },
)
