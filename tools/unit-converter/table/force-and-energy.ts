import type { UnitTables } from './read-table.ts'

// The format of a line and the sources of the factors: see `read-table.ts`.
export const forceAndEnergy: UnitTables = {
  force: `
newton | N | newton | 牛顿 | 1 | 牛
millinewton | mN | millinewton | 毫牛 | 0.001
kilonewton | kN | kilonewton | 千牛 | 1000
meganewton | MN | meganewton | 兆牛 | 1e6
dyne | dyn | dyne | 达因 | 1e-5
gram-force | gf | gram-force | 克力 | 0.00980665
kilogram-force | kgf | kilogram-force | 千克力 | 9.80665 | kilopond | kp | 公斤力
tonne-force | tf | tonne-force | 吨力 | 9806.65
pound-force | lbf | pound-force | 磅力 | 0.45359237*9.80665
ounce-force | ozf | ounce-force | 盎司力 | 0.45359237*9.80665/16
kip | kip | kip | 千磅力 | 453.59237*9.80665
poundal | pdl | poundal | 磅达 | 0.45359237*0.3048
`,
  pressure: `
pascal | Pa | pascal | 帕斯卡 | 1 | 帕
hectopascal | hPa | hectopascal | 百帕 | 100
kilopascal | kPa | kilopascal | 千帕 | 1000
megapascal | MPa | megapascal | 兆帕 | 1e6 | N/mm2 | N/mm^2
gigapascal | GPa | gigapascal | 吉帕 | 1e9
bar | bar | bar | 巴 | 1e5
millibar | mbar | millibar | 毫巴 | 100
atmosphere | atm | standard atmosphere | 标准大气压 | 101325 | atmosphere | 大气压
technical-atmosphere | at | technical atmosphere | 工程大气压 | 98066.5 | kgf/cm2 | kgf/cm^2 | kg/cm2 | 公斤/平方厘米
torr | Torr | torr | 托 | 101325/760
millimeter-of-mercury | mmHg | millimeter of mercury | 毫米汞柱 | 133.322387415 | mm Hg
inch-of-mercury | inHg | inch of mercury | 英寸汞柱 | 133.322387415*25.4 | in Hg | inches of mercury
millimeter-of-water | mmH₂O | millimeter of water | 毫米水柱 | 9.80665
centimeter-of-water | cmH₂O | centimeter of water | 厘米水柱 | 98.0665
inch-of-water | inH₂O | inch of water | 英寸水柱 | 9.80665*25.4 | inches of water
pound-per-square-inch | psi | pound per square inch | 磅/平方英寸 | 0.45359237*9.80665/0.00064516 | lbf/in2 | lbf/in^2 | pounds per square inch
kilopound-per-square-inch | ksi | kilopound per square inch | 千磅/平方英寸 | 453.59237*9.80665/0.00064516
pound-per-square-foot | psf | pound per square foot | 磅/平方英尺 | 0.45359237*9.80665/0.09290304 | lbf/ft2 | lbf/ft^2 | pounds per square foot
`,
  energy: `
joule | J | joule | 焦耳 | 1 | 焦
millijoule | mJ | millijoule | 毫焦 | 0.001
kilojoule | kJ | kilojoule | 千焦 | 1000
megajoule | MJ | megajoule | 兆焦 | 1e6
gigajoule | GJ | gigajoule | 吉焦 | 1e9
calorie | cal | calorie | 卡路里 | 4.184 | 卡
kilocalorie | kcal | kilocalorie | 千卡 | 4184 | Cal | 大卡
international-calorie | cal (IT) | international calorie | 国际蒸汽表卡 | 4.1868
watt-hour | Wh | watt-hour | 瓦时 | 3600 | watt hour | W·h
kilowatt-hour | kWh | kilowatt-hour | 千瓦时 | 3600000 | kilowatt hour | kW·h | 度 | 度电
megawatt-hour | MWh | megawatt-hour | 兆瓦时 | 3600000000 | megawatt hour
electronvolt | eV | electronvolt | 电子伏特 | 1.602176634e-19 | electron volt | 电子伏
kiloelectronvolt | keV | kiloelectronvolt | 千电子伏 | 1.602176634e-16
megaelectronvolt | MeV | megaelectronvolt | 兆电子伏 | 1.602176634e-13
british-thermal-unit | Btu | British thermal unit | 英热单位 | 1055.05585262 | BTU
therm | thm | therm | 撒姆 | 105505585.262
erg | erg | erg | 尔格 | 1e-7
foot-pound | ft·lbf | foot-pound | 英尺磅 | 0.3048*0.45359237*9.80665 | ft-lb | ft-lbs | ft·lb | ft lb | foot pound
kilogram-force-meter | kgf·m | kilogram-force meter | 千克力米 | 9.80665
ton-of-tnt | t TNT | ton of TNT | 吨 TNT | 4.184e9 | tons of TNT
`,
  power: `
watt | W | watt | 瓦特 | 1 | 瓦
milliwatt | mW | milliwatt | 毫瓦 | 0.001
kilowatt | kW | kilowatt | 千瓦 | 1000 | KW
megawatt | MW | megawatt | 兆瓦 | 1e6
gigawatt | GW | gigawatt | 吉瓦 | 1e9
horsepower | hp | mechanical horsepower | 英制马力 | 550*0.3048*0.45359237*9.80665 | horsepower | bhp
metric-horsepower | PS | metric horsepower | 公制马力 | 75*9.80665 | 马力 | 匹 | ch (metric)
electric-horsepower | hp (E) | electric horsepower | 电工马力 | 746
btu-per-hour | Btu/h | Btu per hour | 英热单位/时 | 1055.05585262/3600 | BTU/h | BTU per hour
kilocalorie-per-hour | kcal/h | kilocalorie per hour | 千卡/时 | 4184/3600 | kilocalories per hour | 大卡/小时
ton-of-refrigeration | TR | ton of refrigeration | 冷吨 | 12000*1055.05585262/3600 | RT | tons of refrigeration
foot-pound-per-second | ft·lbf/s | foot-pound per second | 英尺磅/秒 | 0.3048*0.45359237*9.80665 | ft·lb/s | foot-pounds per second
`,
  torque: `
newton-meter | N·m | newton meter | 牛·米 | 1 | Nm | N m | 牛米
newton-centimeter | N·cm | newton centimeter | 牛·厘米 | 0.01 | Ncm
kilonewton-meter | kN·m | kilonewton meter | 千牛·米 | 1000 | kNm
kilogram-force-meter-of-torque | kgf·m (torque) | kilogram-force meter of torque | 千克力·米 | 9.80665 | kg·m | kgm | 公斤·米
kilogram-force-centimeter | kgf·cm | kilogram-force centimeter | 千克力·厘米 | 0.0980665 | kg·cm | kgcm | 公斤·厘米
pound-foot | lbf·ft | pound-foot | 磅·英尺 | 0.3048*0.45359237*9.80665 | lb-ft | lb·ft | lb ft | +ft-lb | +ft·lb | +ft lb | +ft-lbs | +ft·lbf | +foot-pound | +foot-pounds
pound-inch | lbf·in | pound-inch | 磅·英寸 | 0.0254*0.45359237*9.80665 | lb-in | lb·in | lb in | in-lb | in-lbs | in·lb
ounce-inch | ozf·in | ounce-inch | 盎司·英寸 | 0.0254*0.45359237*9.80665/16 | oz-in | oz·in | oz in
`,
}
