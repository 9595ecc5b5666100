/** A key of Wubi 86: its zone and position, the root it is named after, and its basic roots. */
export interface WubiKey {
  letter: string
  zone: 1 | 2 | 3 | 4 | 5
  place: number
  name: string
  roots: string
}

/** The roots of each key, by zone and position: 11 is G, 12 is F. The first one is the key's name. */
const zones: readonly Record<string, string>[] = [
  { g: '王龶戋五一', f: '土士二干十寸雨', d: '大犬三古石厂ナ', s: '木丁西', a: '工戈艹匚七弋廿' },
  { h: '目上止卜虍丨', j: '日曰早刂虫', k: '口川', l: '田甲囗四罒皿车力', m: '山由贝冂几' },
  { t: '禾竹丿彳夂攵', r: '白手扌龵斤', e: '月彡乃用豕爫', w: '人亻八癶', q: '金钅勹儿夕乂⺈' },
  { y: '言讠文方广亠丶', u: '立辛六门疒丬冫', i: '水氵小⺌', o: '火业灬米', p: '之辶廴宀冖' },
  { n: '已己巳乙尸心忄羽', b: '子孑耳卩阝了也凵', v: '女刀九臼彐巛', c: '又巴马厶', x: '纟幺弓匕彑' },
]

/** The twenty-five keys by zone. Z has no roots. */
export const wubiKeys: readonly WubiKey[] = zones.flatMap((keys, zone) =>
  Object.entries(keys).map(([letter, together], place) => {
    const roots = [...together]
    return {
      letter,
      name: roots[0] ?? '',
      roots: roots.join(' '),
      zone: (zone + 1) as WubiKey['zone'],
      place: place + 1,
    }
  }),
)

export const keyOf = (letter: string): WubiKey | undefined => wubiKeys.find((key) => key.letter === letter)

/** The rows of the keyboard. */
export const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** The zones, each for the roots with one kind of first stroke. */
export const zoneNumbers = [1, 2, 3, 4, 5] as const
