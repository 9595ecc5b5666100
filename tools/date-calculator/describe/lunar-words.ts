import type { Localized } from '#kit/language.ts'
import { type LunarDate, lunarDateOf, sexagenaryOf, solarTermOn } from '#lib/lunar/lunar-date.ts'
import { type CivilDate, daysOf } from '#lib/time/civil.ts'

const none: Localized = { en: '', zh: '' }

/** Writes a date in the Chinese calendar: 乙巳年闰六月初一. Empty outside of the table. */
export function lunarName(date: CivilDate): Localized {
  const lunar = lunarDateOf(daysOf(date))
  if (!lunar) return none
  const { year, month, day, isLeapMonth } = lunar
  return {
    en: `Year ${year}, ${isLeapMonth ? 'leap month' : 'month'} ${month}, day ${day}`,
    zh: [cycleName((year - 4) % 60), '年', isLeapMonth ? '闰' : '', monthNames[month - 1], '月', dayName(day)].join(''),
  }
}

const monthNames = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊']
const digits = '一二三四五六七八九十'

function dayName(day: number): string {
  if (day === 20 || day === 30) return day === 20 ? '二十' : '三十'
  return (['初', '十', '廿'][Math.floor((day - 1) / 10)] ?? '') + digits.charAt((day - 1) % 10)
}

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const cycleName = (index: number): string => stems.charAt(index % 10) + branches.charAt(index % 12)

/** Writes year, month and day in the sexagenary cycle: 乙巳年 戊子月 庚午日. */
export function sexagenaryName(date: CivilDate): string {
  const cycle = sexagenaryOf(date)
  return cycle
    ? [cycle.year, cycle.month, cycle.day].map((part, at) => cycleName(part) + '年月日'.charAt(at)).join(' ')
    : ''
}

/** Returns the zodiac animal of a year, which begins with the Chinese New Year. */
export function animalName(date: CivilDate): Localized {
  const lunar = lunarDateOf(daysOf(date))
  return (lunar && animals[(lunar.year - 4) % 12]) ?? none
}

const animals: Localized[] = [
  { en: 'Rat', zh: '鼠' },
  { en: 'Ox', zh: '牛' },
  { en: 'Tiger', zh: '虎' },
  { en: 'Rabbit', zh: '兔' },
  { en: 'Dragon', zh: '龙' },
  { en: 'Snake', zh: '蛇' },
  { en: 'Horse', zh: '马' },
  { en: 'Goat', zh: '羊' },
  { en: 'Monkey', zh: '猴' },
  { en: 'Rooster', zh: '鸡' },
  { en: 'Dog', zh: '狗' },
  { en: 'Pig', zh: '猪' },
]

/** Returns the solar term that begins on a date. */
export function solarTermName(date: CivilDate): Localized | undefined {
  const term = solarTermOn(date)
  return term === undefined ? undefined : solarTerms[term]
}

const solarTerms: Localized[] = [
  { en: 'Minor Cold', zh: '小寒' },
  { en: 'Major Cold', zh: '大寒' },
  { en: 'Start of Spring', zh: '立春' },
  { en: 'Rain Water', zh: '雨水' },
  { en: 'Awakening of Insects', zh: '惊蛰' },
  { en: 'Spring Equinox', zh: '春分' },
  { en: 'Pure Brightness', zh: '清明' },
  { en: 'Grain Rain', zh: '谷雨' },
  { en: 'Start of Summer', zh: '立夏' },
  { en: 'Grain Buds', zh: '小满' },
  { en: 'Grain in Ear', zh: '芒种' },
  { en: 'Summer Solstice', zh: '夏至' },
  { en: 'Minor Heat', zh: '小暑' },
  { en: 'Major Heat', zh: '大暑' },
  { en: 'Start of Autumn', zh: '立秋' },
  { en: 'End of Heat', zh: '处暑' },
  { en: 'White Dew', zh: '白露' },
  { en: 'Autumn Equinox', zh: '秋分' },
  { en: 'Cold Dew', zh: '寒露' },
  { en: "Frost's Descent", zh: '霜降' },
  { en: 'Start of Winter', zh: '立冬' },
  { en: 'Minor Snow', zh: '小雪' },
  { en: 'Major Snow', zh: '大雪' },
  { en: 'Winter Solstice', zh: '冬至' },
]

/** Returns the Chinese festival on a date; those of the Chinese calendar take precedence. */
export function festivalName(date: CivilDate): Localized | undefined {
  const lunar = lunarDateOf(daysOf(date))
  if (lunar?.isLastOfYear) return { en: "Chinese New Year's Eve", zh: '除夕' }
  return (lunar && lunarFestival(lunar)) ?? (solarTermOn(date) === 6 ? qingming : solarFestivals[keyOf(date)])
}

const qingming = { en: 'Qingming Festival', zh: '清明节' }

const lunarFestival = ({ month, day, isLeapMonth }: LunarDate): Localized | undefined =>
  isLeapMonth ? undefined : lunarFestivals[keyOf({ month, day })]

const keyOf = ({ month, day }: Pick<CivilDate, 'month' | 'day'>): string => `${month}-${day}`

const lunarFestivals: Record<string, Localized> = {
  '1-1': { en: 'Chinese New Year', zh: '春节' },
  '1-15': { en: 'Lantern Festival', zh: '元宵节' },
  '2-2': { en: 'Longtaitou Festival', zh: '龙抬头' },
  '5-5': { en: 'Dragon Boat Festival', zh: '端午节' },
  '7-7': { en: 'Qixi Festival', zh: '七夕' },
  '7-15': { en: 'Zhongyuan Festival', zh: '中元节' },
  '8-15': { en: 'Mid-Autumn Festival', zh: '中秋节' },
  '9-9': { en: 'Double Ninth Festival', zh: '重阳节' },
  '12-8': { en: 'Laba Festival', zh: '腊八节' },
}

const solarFestivals: Record<string, Localized> = {
  '1-1': { en: "New Year's Day", zh: '元旦' },
  '3-8': { en: "International Women's Day", zh: '妇女节' },
  '3-12': { en: 'Arbor Day', zh: '植树节' },
  '5-1': { en: 'Labor Day', zh: '劳动节' },
  '5-4': { en: 'Youth Day', zh: '青年节' },
  '6-1': { en: "Children's Day", zh: '儿童节' },
  '7-1': { en: 'Founding Day of the Communist Party of China', zh: '建党节' },
  '8-1': { en: 'Army Day', zh: '建军节' },
  '9-10': { en: "Teachers' Day", zh: '教师节' },
  '10-1': { en: 'National Day', zh: '国庆节' },
}
