import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  lookup: [
    {
      title: { en: 'A line of the Analects', zh: '《论语》一句' },
      input: { text: '工欲善其事' },
      output: {
        characters: [
          { character: '工', codes: ['a', 'aaa', 'aaaa'], level: 'first' },
          { character: '欲', codes: ['wwkw'], level: 'full' },
          { character: '善', codes: ['uduk'], level: 'full' },
          { character: '其', codes: ['adw', 'adwu'], level: 'third' },
          { character: '事', codes: ['gk', 'gkv', 'gkvh'], level: 'second' },
        ],
        words: [],
      },
    },
    {
      title: { en: 'Words of two, three and four characters', zh: '二字、三字、四字词组' },
      input: { text: '中国、计算机、社会主义' },
      output: {
        characters: [
          { character: '中', codes: ['k', 'kh', 'khk'], level: 'first' },
          { character: '国', codes: ['l', 'lgy', 'lgyi'], level: 'first' },
          { character: '计', codes: ['yf', 'yfh'], level: 'second' },
          { character: '算', codes: ['tha', 'thaj'], level: 'third' },
          { character: '机', codes: ['sm', 'smn'], level: 'second' },
          { character: '社', codes: ['py', 'pyf', 'pyfg'], level: 'second' },
          { character: '会', codes: ['wf', 'wfc', 'wfcu'], level: 'second' },
          { character: '主', codes: ['y', 'yg', 'ygd'], level: 'first' },
          { character: '义', codes: ['yq', 'yqi'], level: 'second' },
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
          { character: '我', codes: ['q', 'trn', 'trnt'], level: 'first' },
          { character: '是', codes: ['j', 'jgh', 'jghu'], level: 'first' },
          { character: '中', codes: ['k', 'kh', 'khk'], level: 'first' },
          { character: '国', codes: ['l', 'lgy', 'lgyi'], level: 'first' },
          { character: '人', codes: ['w', 'wwww'], level: 'first' },
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
        characters: [{ character: '五', codes: ['gg', 'ggh', 'gghg'], level: 'second' }],
        words: [],
        truncated: false,
      },
    },
    {
      title: { en: 'Any last letter: z', zh: '末码未知：z' },
      input: { code: 'tjz' },
      output: {
        characters: [
          { character: '得', codes: ['tj', 'tjg', 'tjgf'], level: 'second' },
          { character: '利', codes: ['tjh'], level: 'full' },
          { character: '复', codes: ['tjt', 'tjtu'], level: 'third' },
          { character: '香', codes: ['tjf'], level: 'full' },
          { character: '梨', codes: ['tjs', 'tjsu'], level: 'third' },
          { character: '犁', codes: ['tjr', 'tjrh'], level: 'third' },
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
