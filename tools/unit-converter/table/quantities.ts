import type { Language, Localized } from '#kit/language.ts'

/** The names of quantities by id; apart from the units, since errors use them. */
export const quantities = {
  length: { en: 'Length', zh: '长度' },
  area: { en: 'Area', zh: '面积' },
  volume: { en: 'Volume', zh: '体积' },
  mass: { en: 'Mass', zh: '质量' },
  temperature: { en: 'Temperature', zh: '温度' },
  time: { en: 'Time', zh: '时间' },
  speed: { en: 'Speed', zh: '速度' },
  acceleration: { en: 'Acceleration', zh: '加速度' },
  force: { en: 'Force', zh: '力' },
  pressure: { en: 'Pressure', zh: '压强' },
  energy: { en: 'Energy', zh: '能量' },
  power: { en: 'Power', zh: '功率' },
  torque: { en: 'Torque', zh: '扭矩' },
  density: { en: 'Density', zh: '密度' },
  flow: { en: 'Flow', zh: '流量' },
  angle: { en: 'Angle', zh: '角度' },
  frequency: { en: 'Frequency', zh: '频率' },
  fuel: { en: 'Fuel economy', zh: '油耗' },
  data: { en: 'Data size', zh: '数据大小' },
  'data-rate': { en: 'Data rate', zh: '数据速率' },
} satisfies Record<string, Localized>

export type Quantity = keyof typeof quantities

export const quantityIds = Object.keys(quantities) as [Quantity, ...Quantity[]]

/** Returns the names of all quantities in a language. */
export const quantityNames = (language: Language) =>
  Object.fromEntries(quantityIds.map((id) => [id, quantities[id][language]])) as Record<Quantity, string>
