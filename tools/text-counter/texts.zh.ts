import type { en } from './texts.en.ts'

const charsets = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gbk: 'GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  latin1: 'Latin-1',
}

const places = {
  x: 'X 帖子',
  bluesky: 'Bluesky 帖子',
  mastodon: 'Mastodon 帖子',
  weibo: '微博',
  sms: '短信',
  title: '网页标题',
  description: '网页描述',
}

const units = {
  weighted: '加权字符：汉字和 Emoji 计 2，链接计 23',
  graphemes: '可见字符',
  characters: '可见字符，链接计 23',
  halves: '字，ASCII 字符计半个',
  septets: 'GSM-7 字符',
  utf16: 'UCS-2 字符',
  columns: '列，全角字符占 2 列',
}

export const zh: typeof en = {
  operations: {
    count: { title: '统计文本', description: '统计任何语言文本的字符、词、句和行。', done: '已统计' },
    countFile: { title: '统计文件', description: '分片统计任意大小的文本文件。', done: '已统计' },
  },
  input: {
    text: { label: '文本', help: '要统计的文本' },
    file: { label: '文件', help: '文本文件，大小不限' },
    charset: { label: '字符集', help: '文件的文本编码；有 BOM 时以 BOM 为准', choices: charsets },
    spaces: { label: '计入空格', help: '空格、制表符和换行计入字符数' },
    punctuation: { label: '计入标点', help: '标点计入字符数，含空格与不含空格的都计入' },
    caseSensitive: { label: '区分大小写', help: '统计不重复词和常用词时，Word 与 word 算两个' },
    emptyLines: { label: '计入空行', help: '只有空白的行也算一行' },
    wordsPerPage: { label: '每页词数', help: '多少个词算一页' },
    top: { label: '常用项数量', help: '列出多少个常用词和常用字符' },
    wordsPerMinute: { label: '阅读速度（词/分钟）', help: '默读；未填时为 238' },
    charactersPerMinute: { label: '阅读速度（字/分钟）', help: '未填时中文为 330，日文为 460' },
    spokenWordsPerMinute: { label: '朗读速度（词/分钟）', help: '朗读；未填时为 183' },
    spokenCharactersPerMinute: { label: '朗读速度（字/分钟）', help: '未填时中文为 255，日文为 357' },
  },
  output: {
    characters: { label: '字符', help: 'Unicode 字符（码点），是否含空格和标点由选项决定' },
    charactersNoSpaces: { label: '不含空格', help: '空白以外的字符' },
    graphemes: { label: '可见字符', help: '肉眼所见的字符：一个 Emoji、一个带变音符号的字母都算一个' },
    words: { label: '词', help: '中文、日文和泰文按词典分词；链接和 well-known 各算一个' },
    uniqueWords: { label: '不重复词', help: '超过 100 万个时为估计值' },
    lexicalDiversity: { label: '词汇丰富度', help: '不重复词数除以总词数，0 到 1' },
    sentences: { label: '句子', help: 'Mr. 等称谓不算句末' },
    paragraphs: { label: '段落', help: '以空行分隔' },
    lines: { label: '行', help: '是否含空行由选项决定' },
    pages: { label: '页', help: '词数除以每页词数' },
    readingMinutes: { label: '阅读时间', help: '默读所需分钟数' },
    speakingMinutes: { label: '朗读时间', help: '朗读所需分钟数' },
    averageWordLength: { label: '平均词长', help: '每词的字符数' },
    averageSentenceLength: { label: '平均句长', help: '每句的词数' },
    longestWord: { label: '最长的词', help: '并列时取第一个；超过 200 个字符时截断' },
    shortestWord: { label: '最短的词', help: '并列时取第一个' },
    chineseCharacters: { label: '汉字', help: '包括日文和韩文中的汉字' },
    chineseWords: { label: '中文词', help: '按词典分出、以汉字开头的词' },
    officeWords: { label: 'Word 字数', help: '与办公软件的“字数”相同：中文和日文的字与标点各算一个，其余按空格分' },
    commonWords: {
      label: '最常用的词',
      help: '次数多的在前',
      columns: {
        word: { label: '词', help: '以最常见的写法列出' },
        count: { label: '次数', help: '出现的次数' },
      },
    },
    commonCharacters: {
      label: '最常用的字符',
      help: '次数多的在前，不含空白',
      columns: {
        character: { label: '字符', help: '一个码点；不区分大小写时为小写' },
        count: { label: '次数', help: '出现的次数' },
      },
    },
    bytes: { label: '字节', help: 'UTF-8、UTF-16 和 GBK 下的字节数；GBK 没有的字符按 GB 18030 计 4 个' },
    scripts: { label: '文字种类', help: '各类文字的字符数；符号和 Emoji 计入其他' },
    limits: {
      label: '长度限制',
      help: '各平台已用的长度；超过 10 万个字符时不列出',
      columns: {
        name: { label: '平台', help: '限制长度的地方', choices: places },
        used: { label: '已用', help: '文本占用的长度' },
        limit: { label: '上限', help: '可用的长度；短信为所需条数的总长度' },
        unit: { label: '单位', help: '计量的单位', choices: units },
        parts: { label: '条数', help: '需要发送的短信条数' },
      },
    },
  },
  guide: {
    steps: [
      '输入或粘贴文本，也可以把文件拖到页面任意位置。',
      '各项统计随输入即时更新，选项决定哪些计入。',
      '文件很大时选择“文件”，会分段读取。',
    ],
    questions: [
      {
        question: '中文、日文和泰文的词怎样统计？',
        answer: '这些文字的词之间没有空格，因此按词典分词。汉字另外计数，也给出办公软件显示的字数。',
      },
      {
        question: '字符和可见字符为什么不同？',
        answer: '字符指 Unicode 字符。一个家庭 Emoji 或带变音符号的字母可能由几个字符组成，看起来却是一个。',
      },
      {
        question: '阅读时间和朗读时间依据什么？',
        answer:
          '英文每分钟默读 238 词、朗读 183 词（Brysbaert 2019）；朗读每分钟中文 255 字、日文 357 字（Trauzettel-Klosinski 与 Dietz 2012），两者的默读速度按英文的比例换算。也可以自己设置。',
      },
      {
        question: '为什么含有汉字的短信能写的字更少？',
        answer:
          '只用 GSM-7 字符时一条短信可容纳 160 个字符；只要有一个字符不在其中，整条短信就改用 UCS-2，只能容纳 70 个。长短信分条发送，每条 153 或 67 个。',
      },
    ],
  },
}
