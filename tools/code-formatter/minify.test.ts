import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { cssTokens } from './css/tokens.ts'
import { minify } from './operations.ts'

const minified = async (code: string, options: object = {}) => (await perform(minify, { code, ...options })).code

test.each([
  ['a , b > c + d ~ e { f : g ; }', 'a,b>c+d~e{f:g}'],
  ['a :hover, a *:not( .b ) {}', 'a :hover,a *:not(.b){}'],
  ['a{b:c}/* x */d/**/e{f:g;;}', 'a{b:c}d/**/e{f:g}'],
  ['a { width : calc( 1px + 2px - 3px * 4 ) }', 'a{width:calc(1px + 2px - 3px * 4)}'],
  [
    'a { margin : 0 -1px ; font : 12px / 1.5 "A  B" , serif !important }',
    'a{margin:0 -1px;font:12px/1.5 "A  B",serif!important}',
  ],
  ['@media screen and ( min-width : 1px ) { a { b : c } }', '@media screen and (min-width:1px){a{b:c}}'],
  ['@import url( "a.css" ) layer( b ) ; @charset "x";', '@import url("a.css") layer(b);@charset "x";'],
  ['a{--b: { c : d } ;--e:;--f :  g  h }', 'a{--b:{ c : d };--e: ;--f:g  h}'],
  ['a { & :hover { b : c } color : red ; .d > .e { f : g } }', 'a{& :hover{b:c}color:red;.d>.e{f:g}}'],
  [
    "a { *zoom : 1 ; _height : 1px ; filter : progid:X.Y( a='b' , c=1 ) ; width : 1px\\9 }",
    "a{*zoom:1;_height:1px;filter:progid:X.Y(a='b',c=1);width:1px\\9}",
  ],
  ['a { background : url( x y.png ) ; content : "\\"" }', 'a{background:url( x y.png );content:"\\""}'],
  ['a { b : "c\n } d { e : f }', 'a{b:"c\n}d{e:f}'],
  ['@font-face { unicode-range : U+0025-00FF , u+4?? }', '@font-face{unicode-range:U+0025-00FF,u+4??}'],
  [':nth-child( 2n + 1 ) > > a {}', ':nth-child(2n + 1)> >a{}'],
  ['<!-- a { b : c } -->', '<!-- a{b:c}-->'],
  ['; a { b : c }', ';a{b:c}'],
  ['a { b : c', 'a{b:c'],
  ['a { grid-area : 1 / 2 / 3 / 4 } ', 'a{grid-area:1/2/3/4}'],
])('CSS %j becomes %j', async (code, expected) => {
  expect(await minified(code, { language: 'css' })).toBe(expected)
  expect(await minified(expected, { language: 'css' })).toBe(expected)
})

/** Pieces of CSS, combined at random; white space between them is significant only in some places. */
const pieces = [
  'a',
  '.b',
  '#c',
  ':',
  ' ',
  '/**/',
  '{',
  '}',
  ';',
  '(',
  ')',
  '[',
  ']',
  ',',
  '>',
  '+',
  '-1px',
  '2n',
  '"x"',
  '--y',
  '@m',
  '!',
  'url(z)',
  'f(',
  '/',
  '*',
  '\n',
  '\\9',
]

test('the tokens of CSS stay the same in any combination', async () => {
  let state = 7
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const meaning = (css: string) =>
    cssTokens(css)
      .filter(({ kind }) => kind !== 'space' && kind !== 'comment')
      .map(({ text }) => text)
  for (let times = 0; times < 2000; times++) {
    const css = `a{${Array.from({ length: 2 + next(14) }, () => pieces[next(pieces.length)]).join('')}`
    const written = meaning(await minified(css, { language: 'css', comments: 'none' }))
    expect(without(written, ';')).toEqual(without(meaning(css), ';'))
  }
})

const without = (texts: readonly string[], sign: string) => texts.filter((text) => text !== sign)

test.each([
  ['legal', '/*! a */b{c:d}'],
  ['none', 'b{c:d}'],
  ['all', '/*! a *//* x */b{c:d}'],
])('comments of CSS: %s', async (comments, expected) => {
  expect(await minified('/*! a */ /* x */ b { c: d }', { language: 'css', comments })).toBe(expected)
})

test.each([
  ['function add(first, second) { return first + second }', {}, 'function add(n,d){return n+d}'],
  ['export const a = 1; function unused() {}', {}, 'export const a=1;'],
  ['export const a = 1; function kept() {}', { module: false }, 'export const a=1;function kept(){}'],
  ['const long = 1 + 2; use(long)', { compress: false }, 'const long=1+2;use(long);'],
  ['function f(long) { return long }', { names: false }, 'function f(long){return long}'],
  ['/*! legal */ // x\na()', {}, '/*! legal */\na();'],
  ['/*! legal */ // x\na()', { comments: 'none' }, 'a();'],
  ['// import this\nfunction f() {}', {}, 'function f(){}'],
  ['a = "</script>"', {}, 'a="<\\/script>";'],
])('JavaScript %j with %j', async (code, options, expected) => {
  expect(await minified(code, { language: 'javascript', ...options })).toBe(expected)
})

test.each([
  ['<p> a  <b> b </b> <!-- c --> d </p>', '<p>a <b>b </b>d</p>'],
  ['<ul>\n <li> a </li>\n <li> b\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<pre>\n\n a  b </pre><textarea> c  d </textarea>', '<pre>\n\n a  b </pre><textarea> c  d </textarea>'],
  ['a <img src=b> <button> c </button> d', 'a <img src="b"> <button> c </button> d'],
  ['<style> a { b : c } </style><script> f ( 1 + 2 ) </script>', '<style>a{b:c}</style><script>f(3);</script>'],
  ['<script type="application/json"> { "a" : 1 } </script>', '<script type="application/json"> { "a" : 1 } </script>'],
  ['<script> f( </script>', '<script> f( </script>'],
  ['<!--[if IE]> x <![endif]--><p> a', '<!--[if IE]> x <![endif]--><p>a</p>'],
  ['<template> <p> a </p> </template>', '<template><p>a</p></template>'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
  ['<a href="?a=1&amp;b">x&nbsp;&lt;</a>', '<a href="?a=1&amp;b">x&nbsp;&lt;</a>'],
])('HTML %j becomes %j', async (code, expected) => {
  expect(await minified(code, { language: 'html' })).toBe(expected)
})

test('a whole page keeps its tree and its doctype', async () => {
  const page =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html lang=en>\n<head>\n<title> a  b </title>\n</head>\n<body>\n<p>a</p>\n</body>\n</html>'
  const written = await minified(page)
  expect(written).toBe(
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html lang="en"><head><title>a b</title></head><body><p>a</p></body></html>',
  )
  expect(parse(written)).toMatchObject({ mode: 'no-quirks' })
})

test('HTML whose minified form would parse differently stays as it is', async () => {
  const code = '<!doctype html><table><a href=x><tr><td><a href=y>z</a></table>'
  const written = await minified(code)
  expect(await minified(written)).toBe(written)
})

test('JSON5 keeps its strings and keys', async () => {
  expect(await minified('{ // x\n a : \'b // c\' , "d\\" e" : [ 1 , 2 , ] , /*! l */ }', { language: 'json5' })).toBe(
    '{a:\'b // c\',"d\\" e":[1,2,],/*! l */}',
  )
  await expect(minified('{a}', { language: 'json5' })).rejects.toMatchObject({ code: 'syntax' })
})

test('returns sizes in bytes, also gzipped', async () => {
  expect(await perform(minify, { code: 'a{content:"林"}', language: 'css' })).toEqual({
    ...{ code: 'a{content:"林"}', language: 'css', originalSize: 16, size: 16, gzipped: 36 },
  })
})

test.each([
  ['', {}, 'empty', {}],
  ['const a: string = 1', {}, 'cannotMinify', { language: 'TypeScript' }],
  ['hello there', {}, 'unknownLanguage', {}],
  ['f(\n', { language: 'javascript' }, 'syntax', { line: 2, column: 1 }],
  ['x'.repeat(1_000_001), {}, 'tooLong', { limit: 1_000_000 }],
  [`a = ${'b?c:'.repeat(20_000)}d`, { language: 'javascript' }, 'tooDeep', {}],
  ['<b>'.repeat(100_000), { language: 'html' }, 'tooDeep', {}],
])('answers %.20j with %j by %s', async (code, options, name, params) => {
  await expect(perform(minify, { code, ...options })).rejects.toMatchObject({ code: name, params })
})

test.each(['a{', '(', '/*', '"', '\\', 'url(', '--a:{', '@a ', ';', ' ', '/**/', 'a:b;'])(
  'CSS of %j again and again is answered',
  async (piece) => {
    const code = piece.repeat(300_000 / piece.length)
    expect(typeof (await minified(`a ${code}`, { language: 'css' }))).toBe('string')
  },
)

test('an element may have any number of children', async () => {
  const { code } = await perform(minify, { code: `<p>${'a<b>x</b> '.repeat(70_000)}`, language: 'html' })
  expect(code.match(/<b>/g)).toHaveLength(70_000)
})

test.each([
  ['declare (a)\ntype = 1', 'declare(a),type=1;'],
  ['f(1)  ;', 'f(1);'],
])('JavaScript that is not told from other languages is minified all the same: %j', async (code, written) => {
  expect(await perform(minify, { code })).toMatchObject({ code: written, language: 'javascript' })
})

test.each([
  ['const a: number = f(1)', 'cannotMinify'],
  ['const a = <p>b</p>', 'cannotMinify'],
  ['key: value', 'unknownLanguage'],
  ['Dear (all), see you; then = soon', 'unknownLanguage'],
])('%j is no JavaScript: %s', async (code, name) => {
  await expect(perform(minify, { code })).rejects.toMatchObject({ code: name })
})
