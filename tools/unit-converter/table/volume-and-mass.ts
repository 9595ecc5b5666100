import type { UnitTables } from './read-table.ts'

// The format of a line and the sources of the factors: see `read-table.ts`.
export const volumeAndMass: UnitTables = {
  volume: `
liter | L | liter | 升 | 1 | l | litre | 公升
microliter | μL | microliter | 微升 | 1e-6 | microlitre | uL | μl
milliliter | mL | milliliter | 毫升 | 0.001 | ml | millilitre
centiliter | cL | centiliter | 厘升 | 0.01 | cl | centilitre
deciliter | dL | deciliter | 分升 | 0.1 | dl | decilitre
hectoliter | hL | hectoliter | 百升 | 100 | hl | hectolitre
cubic-millimeter | mm³ | cubic millimeter | 立方毫米 | 1e-6 | cu mm | cubic millimetre
cubic-centimeter | cm³ | cubic centimeter | 立方厘米 | 0.001 | cc | cu cm | cubic centimetre
cubic-decimeter | dm³ | cubic decimeter | 立方分米 | 1 | cu dm | cubic decimetre
cubic-meter | m³ | cubic meter | 立方米 | 1000 | cu m | cubic metre | 立方 | 方
cubic-inch | in³ | cubic inch | 立方英寸 | 0.016387064 | cu in | cubic inches
cubic-foot | ft³ | cubic foot | 立方英尺 | 28.316846592 | cu ft | cubic feet
cubic-yard | yd³ | cubic yard | 立方码 | 764.554857984 | cu yd
acre-foot | ac·ft | acre-foot | 英亩英尺 | 1233481.83754752 | acre-feet | acre ft
us-gallon | gal (US) | US gallon | 美制加仑 | 3.785411784 | US gal | gal | gallon | 加仑
us-quart | qt (US) | US quart | 美制夸脱 | 3.785411784/4 | US qt | qt | quart | 夸脱
us-pint | pt (US) | US pint | 美制品脱 | 3.785411784/8 | US pt | pt | pint | 品脱
us-cup | cup | US cup | 美制杯 | 3.785411784/16 | cup | 杯
us-fluid-ounce | fl oz (US) | US fluid ounce | 美制液量盎司 | 3.785411784/128 | US fl oz | fl oz | fluid ounce | floz | 液量盎司
us-tablespoon | tbsp | US tablespoon | 美制汤匙 | 3.785411784/256 | tablespoon | 汤匙
us-teaspoon | tsp | US teaspoon | 美制茶匙 | 3.785411784/768 | teaspoon | 茶匙
us-bushel | bu (US) | US bushel | 美制蒲式耳 | 35.23907016688 | US bu | bu | bushel | 蒲式耳
imperial-gallon | gal (imp) | imperial gallon | 英制加仑 | 4.54609 | imp gal | UK gal | gal | gallon | UK gallon | 加仑
imperial-quart | qt (imp) | imperial quart | 英制夸脱 | 4.54609/4 | imp qt | UK qt | qt | quart | UK quart | 夸脱
imperial-pint | pt (imp) | imperial pint | 英制品脱 | 4.54609/8 | imp pt | UK pt | pt | pint | UK pint | 品脱
imperial-fluid-ounce | fl oz (imp) | imperial fluid ounce | 英制液量盎司 | 4.54609/160 | imp fl oz | UK fl oz | fl oz | fluid ounce | UK fluid ounce | floz | 液量盎司
imperial-bushel | bu (imp) | imperial bushel | 英制蒲式耳 | 4.54609*8 | imp bu | UK bu | bu | bushel | 蒲式耳
metric-cup | cup (metric) | metric cup | 公制杯 | 0.25
barrel | bbl | oil barrel | 石油桶 | 3.785411784*42 | barrel | 桶
`,
  mass: `
kilogram | kg | kilogram | 千克 | 1 | kgs | kilo | 公斤
microgram | μg | microgram | 微克 | 1e-9 | ug | mcg
milligram | mg | milligram | 毫克 | 1e-6
gram | g | gram | 克 | 0.001 | gramme | 公克
tonne | t | tonne | 吨 | 1000 | metric ton | ton | 公吨
quintal | q | quintal | 公担 | 100
carat | ct | carat | 克拉 | 0.0002
grain | gr | grain | 格令 | 0.00006479891
dram | dr | dram | 打兰 | 0.45359237/256
ounce | oz | ounce | 盎司 | 0.45359237/16 | 安士
troy-ounce | oz t | troy ounce | 金衡盎司 | 0.0311034768 | ozt
pound | lb | pound | 磅 | 0.45359237 | lbs
stone | st | stone | 英石 | 0.45359237*14 | stone
short-hundredweight | cwt (US) | short hundredweight | 短担 | 45.359237 | US cwt | cwt | hundredweight
long-hundredweight | cwt (imp) | long hundredweight | 长担 | 50.80234544 | imp cwt | UK cwt | cwt | hundredweight
short-ton | ton (US) | short ton | 短吨 | 907.18474 | US ton | ton
long-ton | ton (imp) | long ton | 长吨 | 1016.0469088 | imp ton | UK ton | ton
slug | slug | slug | 斯勒格 | 0.45359237*9.80665/0.3048
jin | 斤 | jin | 斤 | 0.5 | 市斤 | catty
liang | 两 | liang | 两 | 0.05 | 市两 | tael
qian | 钱 | qian | 钱 | 0.005 | 市钱
market-fen | 市分 | fen | 市分 | 0.0005 | 分
dan | 担 | dan | 担 | 50 | 市担 | picul
taiwan-jin | 台斤 | Taiwan catty | 台斤 | 0.6
taiwan-liang | 台两 | Taiwan tael | 台两 | 0.0375 | 台兩
hong-kong-jin | 司马斤 | Hong Kong catty | 司马斤 | 0.60478982 | 港斤 | 司馬斤
hong-kong-liang | 司马两 | Hong Kong tael | 司马两 | 0.60478982/16 | 港两 | 司馬兩
`,
}
