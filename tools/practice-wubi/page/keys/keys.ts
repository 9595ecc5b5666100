/** A key of Wubi 86: its zone and place, the root it is named after, and the basic roots it stands for. */
export interface WubiKey {
  letter: string
  zone: 1 | 2 | 3 | 4 | 5
  place: number
  name: string
  roots: string
}

/** By zone and place: 11 is G, 12 is F. */
const zones = [
  [
    'g 王 王 龶 戋 五 一',
    'f 土 土 士 二 干 十 寸 雨',
    'd 大 大 犬 三 古 石 厂 ナ',
    's 木 木 丁 西',
    'a 工 工 戈 艹 匚 七 弋 廿',
  ],
  [
    'h 目 目 上 止 卜 虍 丨',
    'j 日 日 曰 早 刂 虫',
    'k 口 口 川',
    'l 田 田 甲 囗 四 罒 皿 车 力',
    'm 山 山 由 贝 冂 几',
  ],
  [
    't 禾 禾 竹 丿 彳 夂 攵',
    'r 白 白 手 扌 龵 斤',
    'e 月 月 彡 乃 用 豕 爫',
    'w 人 人 亻 八 癶',
    'q 金 金 钅 勹 儿 夕 乂 ⺈',
  ],
  [
    'y 言 言 讠 文 方 广 亠 丶',
    'u 立 立 辛 六 门 疒 丬 冫',
    'i 水 水 氵 小 ⺌',
    'o 火 火 业 灬 米',
    'p 之 之 辶 廴 宀 冖',
  ],
  [
    'n 已 已 己 巳 乙 尸 心 忄 羽',
    'b 子 子 孑 耳 卩 阝 了 也 凵',
    'v 女 女 刀 九 臼 彐 巛',
    'c 又 又 巴 马 厶',
    'x 纟 纟 幺 弓 匕 彑',
  ],
] as const

/** The twenty-five keys, zone by zone. Z stands for no root. */
export const wubiKeys: readonly WubiKey[] = zones.flatMap((keys, zone) =>
  keys.map((key, place) => {
    const [letter = '', name = '', ...roots] = key.split(' ')
    return { letter, name, roots: roots.join(' '), zone: (zone + 1) as WubiKey['zone'], place: place + 1 }
  }),
)

export const keyOf = (letter: string): WubiKey | undefined => wubiKeys.find((key) => key.letter === letter)

/** As they lie before the hands. */
export const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** How the keys of a zone lie: by the first stroke of what they stand for. */
export const zoneNumbers = [1, 2, 3, 4, 5] as const
