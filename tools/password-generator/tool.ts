import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'security',
  popularity: 87,
  title: { en: 'Password Generator', zh: '密码生成' },
  summary: { en: 'Passwords, phrases, tokens, draws', zh: '密码、口令短语、令牌、抽签' },
  description: {
    en: 'Generate strong random passwords, passphrases, PINs, API tokens and random numbers on your device, check how strong a password is, or draw lots from a list.',
    zh: '在线随机密码生成器：生成强密码、密码短语、PIN 码、API 令牌和随机数，检测密码强度，也可以从名单中抽签抽奖，全部在本机完成。',
  },
  keywords: {
    en: [
      'random password',
      'passphrase',
      'diceware',
      'PIN',
      'random token',
      'secret key',
      'password strength',
      'raffle',
      'lottery',
      'pwd',
      'random number',
      'random string',
    ],
    zh: ['随机密码', '口令', '密码强度', '随机数', '抽签', '抽奖', '摇号', '密钥', '密码'],
  },
  isSecret: true,
  nextTo: { en: ['lorem ipsum', 'fake data', 'faker', 'username'], zh: ['假数据', '昵称'] },
})
