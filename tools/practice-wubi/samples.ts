import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
import type { CodeLevel } from './table/code-level.ts'
import type { SplitKind } from './table/split-of.ts'

export const samples: Samples<typeof operations> = {
  lookup: [
    {
      title: { en: 'A line of the Analects', zh: '《论语》一句' },
      input: { text: '工欲善其事' },
      output: {
        characters: [
          rowOf('工', 'a aaa aaaa', 'first', '工A 工A 工A 工A', 'key-name'),
          rowOf('欲', 'wwkw', 'full', '八W 人W 口K 人W'),
          rowOf('善', 'uduk', 'full', '丷U 羊底D 䒑U 口K'),
          rowOf('其', 'adw adwu', 'third', '卄A 三D 八W + U'),
          rowOf('事', 'gk gkv gkvh', 'second', '一G 口K 彐V 丨H'),
        ],
        words: [],
      },
    },
    {
      title: { en: 'Words of two, three and four characters', zh: '二字、三字、四字词组' },
      input: { text: '中国、计算机、社会主义' },
      output: {
        characters: [
          rowOf('中', 'k kh khk', 'first', '口K 丨H + K'),
          rowOf('国', 'l lgy lgyi', 'first', '囗L 王G 丶Y + I'),
          rowOf('计', 'yf yfh', 'second', '讠Y 十F + H'),
          rowOf('算', 'tha thaj', 'third', '⺮T 目H 廾A + J'),
          rowOf('机', 'sm smn', 'second', '木S 几M + N'),
          rowOf('社', 'py pyf pyfg', 'second', '礻P 丶Y 土F + G'),
          rowOf('会', 'wf wfc wfcu', 'second', '人W 二F 厶C + U'),
          rowOf('主', 'y yg ygd', 'first', '丶Y 王G + D'),
          rowOf('义', 'yq yqi', 'second', '丶Y 乂Q + I'),
        ],
        words: [
          { word: '中国', code: 'khlg' },
          { word: '计算机', code: 'ytsm' },
          { word: '社会主义', code: 'pwyy' },
        ],
      },
    },
    {
      title: { en: 'Characters of one letter', zh: '一级简码' },
      input: { text: '我是中国人' },
      output: {
        characters: [
          rowOf('我', 'q trn trnt', 'first', '丿T 扌R 乙N 丿T'),
          rowOf('是', 'j jgh jghu', 'first', '日J 一G 龰H + U'),
          rowOf('中', 'k kh khk', 'first', '口K 丨H + K'),
          rowOf('国', 'l lgy lgyi', 'first', '囗L 王G 丶Y + I'),
          rowOf('人', 'w wwww', 'first', '人W 人W 人W 人W', 'key-name'),
        ],
        words: [{ word: '中国', code: 'khlg' }],
      },
    },
  ],
  search: [
    {
      title: { en: 'A code of two letters', zh: '两个字母的编码' },
      input: { code: 'gg' },
      output: {
        characters: [rowOf('五', 'gg ggh gghg', 'second', '五G 一G 丨H 一G', 'root')],
        words: [],
        truncated: false,
      },
    },
    {
      title: { en: 'Any last letter: z', zh: '末码未知：z' },
      input: { code: 'tjz' },
      output: {
        characters: [
          rowOf('得', 'tj tjg tjgf', 'second', '彳T 日J 一G 寸F'),
          rowOf('利', 'tjh', 'full', '禾T 刂J + H'),
          rowOf('复', 'tjt tjtu', 'third', '𠂉T 日J 夂T + U'),
          rowOf('香', 'tjf', 'full', '禾T 日J + F'),
          rowOf('梨', 'tjs tjsu', 'third', '禾T 刂J 木S + U'),
          rowOf('犁', 'tjr tjrh', 'third', '禾T 刂J 牛头R 丨H'),
        ],
        words: [],
        truncated: false,
      },
    },
    {
      title: { en: 'A word of four letters', zh: '四个字母的词组' },
      input: { code: 'khlg' },
      output: {
        characters: [],
        words: [
          { word: '中国', code: 'khlg' },
          { word: '跨国', code: 'khlg' },
          { word: '跑车', code: 'khlg' },
        ],
        truncated: false,
      },
    },
  ],
}

/** Builds a row of the output from a split such as 口K 八W + U. */
function rowOf(character: string, codes: string, level: CodeLevel, split: string, kind: SplitKind = 'compound') {
  const [typed = '', rest] = split.split(' + ')
  const roots = typed.split(' ').map((each) => ({ root: each.slice(0, -1), key: each.slice(-1).toLowerCase() }))
  const identification = kind === 'compound' && rest ? { identification: rest.toLowerCase() } : {}
  return { character, codes: codes.split(' '), level, split, kind, roots, ...identification }
}
