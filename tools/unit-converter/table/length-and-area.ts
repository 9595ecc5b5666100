import type { UnitTables } from './read-table.ts'

// The format of a line and the sources of the factors: see `read-table.ts`.
export const lengthAndArea: UnitTables = {
  length: `
meter | m | meter | 米 | 1 | metre | 公尺
picometer | pm | picometer | 皮米 | 1e-12 | picometre
angstrom | Å | angstrom | 埃 | 1e-10
nanometer | nm | nanometer | 纳米 | 1e-9 | nanometre
micrometer | μm | micrometer | 微米 | 1e-6 | micrometre | micron | um
millimeter | mm | millimeter | 毫米 | 0.001 | millimetre
centimeter | cm | centimeter | 厘米 | 0.01 | centimetre | 公分
decimeter | dm | decimeter | 分米 | 0.1 | decimetre
kilometer | km | kilometer | 千米 | 1000 | kilometre | kms | 公里
thou | mil | thousandth of an inch | 密耳 | 0.0254/1000 | thou
inch | in | inch | 英寸 | 0.0254 | inches | ″ | 吋
foot | ft | foot | 英尺 | 0.3048 | feet | ′ | 呎
yard | yd | yard | 码 | 0.9144 | yds
mile | mi | mile | 英里 | 1609.344 | 哩
us-survey-foot | ft (US survey) | US survey foot | 美国测量英尺 | 1200/3937 | US survey feet
point | pt (type) | typographic point | 印刷点 | 0.0254/72 | pt
pica | pica | pica | 派卡 | 0.0254/6
fathom | ftm | fathom | 英寻 | 1.8288
chain | ch | chain | 测链 | 20.1168
furlong | fur | furlong | 弗隆 | 201.168
nautical-mile | nmi | nautical mile | 海里 | 1852 | NM | 浬
astronomical-unit | au | astronomical unit | 天文单位 | 149597870700 | AU
light-year | ly | light-year | 光年 | 9460730472580800 | light year
parsec | pc | parsec | 秒差距 | ~149597870700*648000/π
li | 里 | li | 里 | 500 | 市里 | 华里
zhang | 丈 | zhang | 丈 | 10/3 | 市丈
chi | 尺 | chi | 尺 | 1/3 | 市尺
cun | 寸 | cun | 寸 | 1/30 | 市寸
`,
  area: `
square-meter | m² | square meter | 平方米 | 1 | sq m | square metre | 平米 | 平方公尺 | 平
square-millimeter | mm² | square millimeter | 平方毫米 | 1e-6 | sq mm | square millimetre
square-centimeter | cm² | square centimeter | 平方厘米 | 1e-4 | sq cm | square centimetre
square-decimeter | dm² | square decimeter | 平方分米 | 0.01 | sq dm | square decimetre
square-kilometer | km² | square kilometer | 平方千米 | 1e6 | sq km | square kilometre | 平方公里
are | a | are | 公亩 | 100
hectare | ha | hectare | 公顷 | 10000
square-inch | in² | square inch | 平方英寸 | 0.00064516 | sq in | square inches
square-foot | ft² | square foot | 平方英尺 | 0.09290304 | sq ft | square feet
square-yard | yd² | square yard | 平方码 | 0.83612736 | sq yd
square-mile | mi² | square mile | 平方英里 | 2589988.110336 | sq mi
acre | ac | acre | 英亩 | 4046.8564224
mu | 亩 | mu | 亩 | 2000/3 | 市亩
qing | 顷 | qing | 顷 | 200000/3 | 市顷
square-chi | 平方尺 | square chi | 平方尺 | 1/9
ping | 坪 | ping | 坪 | 400/121 | tsubo
jia | 甲 | jia | 甲 | 2934*400/121
`,
}
