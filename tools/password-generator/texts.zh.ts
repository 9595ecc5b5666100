import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    password: { title: '密码', description: '生成随机密码。', done: '已生成' },
    phrase: { title: '密码短语', description: '生成由随机单词组成的密码短语。', done: '已生成' },
    token: { title: '令牌', description: '按所选编码生成随机令牌和密钥。', done: '已生成' },
    numbers: { title: '随机数', description: '在两个数之间抽取整数。', done: '已抽取' },
    draw: { title: '抽签', description: '从名单中抽取若干行，结果可以验证。', done: '已抽取' },
    strength: { title: '检测强度', description: '估计密码有多难猜。', done: '已检测' },
  },
  input: {
    length: { label: '长度', help: '字符数' },
    lower: { label: '小写字母', help: 'a 到 z' },
    upper: { label: '大写字母', help: 'A 到 Z' },
    digits: { label: '数字', help: '0 到 9' },
    symbols: { label: '符号', help: '下一栏中的符号' },
    symbolSet: { label: '可用符号', help: '网站有限制时，只留它允许的' },
    exclude: { label: '排除字符', help: '不能出现的字符' },
    avoidAmbiguous: { label: '避免易混淆字符', help: '0、O、o、1、I、l 和 |' },
    eachKind: { label: '每种至少一个', help: '所选的每种字符都会出现' },
    noRepeats: { label: '字符不重复', help: '每个字符最多出现一次' },
    preset: {
      label: '预设',
      help: '一次设好其他未改动的选项',
      choices: { strong: '强密码，24 位', pin: 'PIN 码，6 位数字', wifi: 'Wi-Fi 密码，便于输入' },
    },
    count: { label: '数量', help: '一次生成多少个' },
    words: { label: '词数', help: '由多少个词组成，推荐 6 个' },
    list: {
      label: '词表',
      help: '单词的来源',
      choices: { english: '英文（EFF，7,776 词）', chinese: '中文（2,048 字）' },
    },
    separator: { label: '分隔符', help: '词与词之间的符号' },
    capitalize: { label: '首字母大写', help: '每个单词的首字母' },
    digit: { label: '加一位数字', help: '加在某个词之后' },
    bytes: { label: '字节数', help: '32 字节即 256 位' },
    encoding: {
      label: '编码格式',
      help: '字节以什么形式输出',
      choices: { hex: '十六进制', base64: 'Base64', base64url: 'Base64URL', base32: 'Base32', base58: 'Base58' },
    },
    prefix: { label: '前缀', help: '例如 sk_live_' },
    minimum: { label: '最小值', help: '任意大小的整数' },
    maximum: { label: '最大值', help: '任意大小的整数' },
    unique: { label: '不重复', help: '每个数最多出现一次' },
    seed: { label: '种子', help: '种子相同则结果相同，留空为随机种子' },
    items: { label: '名单', help: '每行一项' },
    password: { label: '密码', help: '仅在本机检测' },
  },
  output: {
    passwords: { label: '密码', help: '每行一个' },
    bits: { label: '熵（位）', help: '80 以上即为强密码；每多一位，猜测的工作量翻倍' },
    crackTime: { label: '破解时间', help: '每秒猜测 100 亿次时的平均时间' },
    phrases: { label: '密码短语', help: '每行一个' },
    tokens: { label: '令牌', help: '每行一个' },
    numbers: { label: '随机数', help: '每行一个，按抽取的顺序' },
    seed: { label: '种子', help: '再次填入即可重现本次结果' },
    drawn: { label: '抽中', help: '按抽取的顺序' },
    rest: { label: '未抽中', help: '保持原来的顺序' },
    score: { label: '评分', help: '0 为很弱，4 为很强' },
    crackTimes: {
      label: '破解时间',
      help: '四种攻击方式所需的时间',
      columns: {
        attack: { label: '攻击方式', help: '怎样进行猜测' },
        time: { label: '时间', help: '猜中所需的时间' },
      },
    },
    warning: { label: '警告', help: '密码薄弱的原因' },
    suggestions: {
      label: '建议',
      help: '怎样让密码更强',
      columns: { en: { label: '英文', help: '英文' }, zh: { label: '中文', help: '中文' } },
    },
  },
  guide: {
    steps: [
      '选择密码、密码短语或令牌，再设定长度。',
      '复制结果；它在本机生成，不会保存在任何地方。',
      '已有的密码可以用“检测强度”检查。',
    ],
    questions: [
      {
        question: '密码要多长才安全？',
        answer:
          '16 个随机字符，或 6 个随机单词，目前没有攻击者能够猜到。需要经常手动输入的，用密码短语，同样安全而更好记。',
      },
      {
        question: '密码真的是随机的吗？',
        answer: '随机数来自浏览器或服务器的密码学随机数生成器，没有偏差：每个可能的密码出现的概率相同。',
      },
      {
        question: '别人怎样验证抽签结果？',
        answer:
          '先公布名单，并在谁都无法预知之前约定种子的来源，例如明天的彩票号码。任何人填入相同的名单和种子，都会得到相同的结果。',
      },
      {
        question: '用的是哪些词表？',
        answer: '英文是 Joseph Bonneau 与电子前哨基金会的 EFF 长词表（CC BY 3.0 US），中文是 BIP-39 的简体中文词表。',
      },
    ],
  },
}
