import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const never = { en: 'over a billion years', zh: '10 亿年以上' }

/** Apart from its token, which nobody shall take for a key that leaked. */
const prefix = 'sk_live_'

export const samples: Samples<typeof operations> = {
  password: [
    {
      title: { en: 'Sixteen characters', zh: '16 个字符' },
      input: {},
      output: { passwords: '9.pjV7px,yv+hRua', bits: 102.32, crackTime: never },
      varies: ['passwords'],
    },
    {
      title: { en: 'For Wi-Fi', zh: 'Wi-Fi 密码' },
      input: { preset: 'wifi' },
      output: { passwords: 'nNd748JCvcZAz6XNWCZv', bits: 116.08, crackTime: never },
      varies: ['passwords'],
    },
  ],
  phrase: [
    {
      title: { en: 'Six words', zh: '6 个英文单词' },
      input: {},
      output: {
        phrases: 'energy-pull-track-rimmed-rewrite-refinish',
        bits: 77.55,
        crackTime: { en: '350,000 years', zh: '350,000 年' },
      },
      varies: ['phrases'],
    },
    {
      title: { en: 'Eight Chinese characters', zh: '8 个汉字' },
      input: { words: 8, list: 'chinese', separator: '' },
      output: { phrases: '稿杀抗寨撒钾湘允', bits: 88, crackTime: { en: 'over a million years', zh: '100 万年以上' } },
      varies: ['phrases'],
    },
  ],
  token: [
    {
      title: { en: 'An API key', zh: 'API 密钥' },
      input: { bytes: 24, encoding: 'base58', prefix },
      output: { tokens: `${prefix}LVffgCxE8jeqtKBvNgUbm99Rz3AWYvZJR`, bits: 192 },
      varies: ['tokens'],
    },
  ],
  numbers: [
    {
      title: { en: 'Lottery numbers', zh: '彩票号码' },
      input: { minimum: '1', maximum: '33', count: 6, unique: true, seed: '2026-11-25' },
      output: { numbers: '23\n3\n15\n12\n28\n19', seed: '2026-11-25' },
    },
  ],
  draw: [
    {
      title: { en: 'Two winners', zh: '抽两名' },
      input: { items: 'Ada\nGrace\nLin\nMargaret\nBarbara', count: 2, seed: 'announced on Monday' },
      output: { drawn: 'Grace\nLin', rest: 'Ada\nMargaret\nBarbara', seed: 'announced on Monday' },
    },
  ],
  strength: [
    {
      title: { en: 'A common password', zh: '常见密码' },
      input: { password: 'qwerty123' },
      output: {
        score: 0,
        bits: 8.09,
        crackTimes: [
          {
            attack: { en: 'Online, 100 tries per hour', zh: '在线，每小时限 100 次' },
            time: { en: '2 hours', zh: '2 小时' },
          },
          {
            attack: { en: 'Online, 10 tries per second', zh: '在线，每秒 10 次' },
            time: { en: '27 seconds', zh: '27 秒' },
          },
          {
            attack: { en: 'Offline, slow hash (bcrypt, Argon2)', zh: '离线，慢哈希（bcrypt、Argon2）' },
            time: { en: 'less than a second', zh: '不到 1 秒' },
          },
          {
            attack: { en: 'Offline, fast hash (MD5, SHA-256)', zh: '离线，快速哈希（MD5、SHA-256）' },
            time: { en: 'less than a second', zh: '不到 1 秒' },
          },
        ],
        warning: { en: 'This is a very common password', zh: '这是很常见的密码' },
        suggestions: [{ en: 'Add more words, less common ones', zh: '再加几个不常见的单词' }],
      },
    },
  ],
}
