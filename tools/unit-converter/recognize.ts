import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/**
 * Recognizes one to three numbers with unambiguous units, or one with its unit and another to convert it to. The table of all units is not used, since it would be loaded
 * with the home page.
 */
export const recognize: Recognize = ({ text, file }) => {
  if (file || text === '' || text.length > 60 || !(isValue(text) || isConversion(text))) return []
  return [
    {
      operation: 'convert',
      label: { en: 'Convert the units', zh: '换算单位' },
      confidence: confidence.possible + 0.1,
      kind: { en: 'a value with its unit', zh: '带单位的数值' },
    },
  ]
}

const names = new Set([
  ...['mm', 'cm', 'km', 'm', 'mi', 'ft', 'in', 'yd', 'nmi', 'miles', 'feet', 'inches', "'", '"', '’', '”', '′', '″'],
  ...['mg', 'kg', 'g', 'lb', 'lbs', 'oz', '°C', '°F', '℃', '℉', 'mL', 'ml', 'L', 'acres', 'ha', 'sq ft', 'm²', 'km²'],
  ...['cm²', 'ft²', 'm³', 'cm³', 'ft³', 'kB', 'KB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB', 'Mbps', 'Gbps'],
  ...['km/h', 'mph', 'm/s', 'knots', 'hPa', 'kPa', 'MPa', 'psi', 'mmHg', 'kWh', 'kcal', 'kJ', 'kW', 'hp'],
  ...['公里', '千米', '米', '厘米', '毫米', '英寸', '英尺', '英里', '海里', '平方米', '平方公里', '公顷', '亩', '坪'],
  ...['公斤', '千克', '克', '斤', '两', '吨', '磅', '盎司', '升', '毫升', '摄氏度', '华氏度', '马力', '千瓦时'],
])

/** Whether a text is up to three numbers, each followed by the name of a unit. */
function isValue(text: string): boolean {
  let rest = text
  for (let count = 0; count < 3 && rest !== ''; count++) {
    const [whole, name = ''] = part.exec(rest) ?? []
    if (whole === undefined || !names.has(name.trim())) return false
    rest = rest.slice(whole.length)
  }
  return rest === ''
}

/** Whether a text asks for a value in another unit: 10 km to miles. Beside another unit a name in any case is clear. */
function isConversion(text: string): boolean {
  const [, from, to] = conversion.exec(text) ?? []
  return from !== undefined && to !== undefined && [from, to].every((name) => anyCase.has(name.trim().toLowerCase()))
}

const anyCase = new Set([...names].map((name) => name.toLowerCase()))

const conversion =
  /^[+-]?\d[\d,]{0,20}(?:\.\d{1,20})? ?([^\d\s+=-]{1,12}) ?(?:to|in|into|->|→|=|转|换成|等于多少|等于|是多少) ?([^\d\s+=-]{1,12})$/

const part = /^[+-]?\d[\d,]{0,20}(?:\.\d{1,20})? ?([^\d+-]{1,12})/
