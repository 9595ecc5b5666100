import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { lookup, search } from '../operations.ts'

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    .trim()
    .split('\n')
const rowsOf = async (text: string) => (await perform(lookup, { text })).characters
const commonest = linesOf('table/characters.txt').map((line) => String.fromCodePoint(line.codePointAt(0) ?? 0))
const ofGb2312 = linesOf('fixtures/haifeng-gb2312.txt').map((line) => line.split(' ')[0] ?? '')

/** The key and last stroke of every root, from the manual source instead of the shipped file. */
const rootKeys = new Map(
  linesOf('fixtures/roots/root-keys.txt').flatMap((line) =>
    Array.from(line.slice(2).matchAll(/\(?([^\s()]+?)\)?([1-5])/gu), ([, root = '', stroke]) => [
      root,
      { key: line.slice(0, 1), stroke: Number(stroke) },
    ]),
  ),
)

test('every full code consists of the keys of the shown roots, then one of the fifteen last-stroke codes', async () => {
  const wrong: string[] = []
  let count = 0
  for (const { character, codes, kind, roots, identification = '', split } of await rowsOf(commonest.join(''))) {
    if (!roots) continue
    count++
    const keys = kind === 'compound' ? roots.map(({ root }) => rootKeys.get(root)?.key) : roots.map(({ key }) => key)
    const code = keys.join('') + (kind === 'stroke' ? 'll' : identification)
    const isWhole = kind !== 'compound' || (roots.length > 1 && roots.length + identification.length <= 4)
    const shown = roots.map(({ root, key }) => `${root}${key.toUpperCase()}`).join(' ')
    if (!codes.includes(code) || !isWhole || !split?.startsWith(shown) || !/^[gfdhjktreyuinbv]?$/.test(identification))
      wrong.push(character)
  }
  expect({ wrong: wrong.join(''), count }).toEqual({ wrong: '', count: 7500 })
})

test('the zone of a last-stroke code is that of the last stroke of the last root', async () => {
  const differing: string[] = []
  for (const { character, roots = [], identification } of await rowsOf(commonest.join(''))) {
    if (!identification) continue
    const zone = ['gfd', 'hjk', 'tre', 'yui', 'nbv'].findIndex((letters) => letters.includes(identification)) + 1
    const [beforeLast, last] = roots.slice(-2).map(({ root }) => rootKeys.get(root)?.stroke)
    // 辶 and 廴 are typed last, but the component that they enclose gives the last stroke, unless the whole is itself a
    // component.
    const isWalking = /[辶廴]/.test(roots.at(-1)?.root ?? '')
    if (zone !== last && !(isWalking && zone === beforeLast)) differing.push(character)
  }
  // The code table treats the frame of 門 as its left half.
  expect(differing.join('')).toBe('們')
})

test('the commonest 2,500 characters, and all but two of GB 2312, have roots', async () => {
  const withRoots = new Set(
    (await rowsOf(commonest.join(''))).flatMap(({ character, roots }) => (roots ? [character] : [])),
  )
  expect(commonest.slice(0, 2500).filter((each) => !withRoots.has(each))).toEqual([])
  expect(ofGb2312.filter((each) => !withRoots.has(each))).toEqual(['靥', '蔻'])
})

test('the name of every key is a character whose code is four times that key', async () => {
  const rows = await rowsOf('王土大木工目日口田山禾白月人金言立水火之已子女又纟')
  expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: 25 }, () => 'key-name'))
  expect(rows.map(({ split }) => split).slice(0, 2)).toEqual(['王G 王G 王G 王G', '土F 土F 土F 土F'])
})

test('the code of a single stroke is its key twice and two L', async () => {
  expect((await rowsOf('一丨丿丶乙')).map(({ kind, split }) => `${kind} ${split}`)).toEqual([
    'stroke 一G 一G + LL',
    'stroke 丨H 丨H + LL',
    'stroke 丿T 丿T + LL',
    'stroke 丶Y 丶Y + LL',
    'stroke 乙N 乙N + LL',
  ])
})

test('the code of a character that is a root is its key and its strokes', async () => {
  expect((await rowsOf('五十车力辛用')).map(({ kind, split }) => `${kind} ${split}`)).toEqual([
    'root 五G 一G 丨H 一G',
    'root 十F 一G 丨H',
    'root 车L 一G 乙N 丨H',
    'root 力L 丿T 乙N',
    'root 辛U 丶Y 一G 丨H',
    'root 用E 丿T 乙N 丨H',
  ])
})

/** Splits as taught in textbooks of Wubi 86. */
test.each([
  // Four or more roots: the first three and the last.
  ['键', '钅Q 彐V 二F 廴P'],
  ['照', '日J 刀V 口K 灬O'],
  ['赣', '立U 早J 夂T 贝M'],
  ['输', '车L 人W 一G 刂J'],
  ['露', '雨F 口K 止H 口K'],
  ['鹅', '丿T 扌R 乙N 一G'],
  ['疆', '弓X 土F 一G 一G'],
  ['藏', '艹A 厂D 乙N 丿T'],
  ['器', '口K 口K 犬D 口K'],
  ['盛', '厂D 乙N 乙N 皿L'],
  // Three roots and two, with a last-stroke code for each stroke and structure.
  ['只', '口K 八W + U'],
  ['个', '人W 丨H + J'],
  ['汉', '氵I 又C + Y'],
  ['字', '宀P 子B + F'],
  ['沐', '氵I 木S + Y'],
  ['洒', '氵I 西S + G'],
  ['旮', '九V 日J + F'],
  ['旭', '九V 日J + D'],
  ['国', '囗L 王G 丶Y + I'],
  ['团', '囗L 十F 丿T + E'],
  ['同', '冂M 一G 口K + D'],
  ['中', '口K 丨H + K'],
  ['彦', '立U 丿T 彡E + R'],
  ['形', '一G 廾A 彡E + T'],
  ['边', '力L 辶P + V'],
  ['连', '车L 辶P + K'],
  ['进', '二F 刂J 辶P + K'],
  ['莲', '艹A 车L 辶P + U'],
  // Turning last strokes: 力 刀 九 匕. A left-falling one: 戋 戈 成 我.
  ['动', '二F 厶C 力L + N'],
  ['努', '女V 又C 力L + B'],
  ['分', '八W 刀V + B'],
  ['切', '七A 刀V + N'],
  ['仇', '亻W 九V + N'],
  ['化', '亻W 匕X + N'],
  ['死', '一G 夕Q 匕X + B'],
  ['钱', '钅Q 戋G + T'],
  ['找', '扌R 戈A + T'],
  ['我', '丿T 扌R 乙N 丿T'],
  ['成', '厂D 乙N 乙N 丿T'],
  // Roots as large as possible, and not crossing each other.
  ['末', '一G 木S + I'],
  ['未', '二F 小I + I'],
  ['夫', '二F 人W + I'],
  ['失', '牛头R 人W + I'],
  ['朱', '牛头R 小I + I'],
  ['午', '𠂉T 十F + J'],
  ['牛', '牛头R 丨H + K'],
  ['生', '丿T 龶G + D'],
  ['平', '一G 䒑U 丨H + K'],
  ['羊', '丷U 羊底D + J'],
  ['善', '丷U 羊底D 䒑U 口K'],
  ['里', '日J 土F + D'],
  ['重', '丿T 一G 日J 土F'],
  ['事', '一G 口K 彐V 丨H'],
  ['来', '一G 米O + I'],
  ['年', '牛头R 丨H 十F + K'],
  ['无', '二F 儿Q + V'],
  ['天', '一G 大D + I'],
  ['于', '一G 十F + K'],
  ['出', '凵B 山M + K'],
  ['凹', '冂M 冂M 一G + D'],
  ['凸', '丨H 一G 冂M 一G'],
  ['身', '丿T 冂M 三D 丿T'],
  ['舞', '牛头R 卌L 一G 丨H'],
  ['既', '彐V 厶C 匚A 儿Q'],
  ['曹', '一G 冂M 廿A 日J'],
  ['片', '丿T 丨H 一G 乙N'],
  ['北', '丬U 匕X + N'],
  ['乘', '禾T 丬U 匕X + V'],
  ['官', '宀P コN 丨H コN'],
  ['追', '亻W コN コN 辶P'],
])('%s is %s', async (character, split) => {
  expect((await rowsOf(character)).map((row) => row.split)).toEqual([split])
})

test('search results have roots too', async () => {
  const { characters } = await perform(search, { code: 'qvfp' })
  expect(characters).toEqual(await rowsOf('键鍵'))
})

test('another code table gives roots only if they match its codes', async () => {
  const table = new File(['{"键": "qvfp", "只": "abcd", "汉": "ic"}'], 'mine.json')
  const { characters } = await perform(lookup, { text: '键只汉', table })
  expect(characters.map(({ split }) => split)).toEqual(['钅Q 彐V 二F 廴P', undefined, '氵I 又C'])
})

test('a character whose roots are not known is listed without them', async () => {
  expect(await rowsOf('蔻𠀀')).toEqual([
    { character: '蔻', codes: ['apfl'], level: 'full' },
    { character: '𠀀', codes: [], level: 'none' },
  ])
})
