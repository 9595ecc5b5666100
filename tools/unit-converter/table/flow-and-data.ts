import type { UnitTables } from './read-table.ts'

// The format of a line and the sources of the factors: see `read-table.ts`.
export const flowAndData: UnitTables = {
  density: `
kilogram-per-cubic-meter | kg/m³ | kilogram per cubic meter | 千克/立方米 | 1 | kilograms per cubic meter | 公斤/立方米
gram-per-cubic-centimeter | g/cm³ | gram per cubic centimeter | 克/立方厘米 | 1000 | g/cc | grams per cubic centimeter
gram-per-milliliter | g/mL | gram per milliliter | 克/毫升 | 1000 | g/ml | grams per milliliter
gram-per-liter | g/L | gram per liter | 克/升 | 1 | g/l | grams per liter
kilogram-per-liter | kg/L | kilogram per liter | 千克/升 | 1000 | kg/l | kilograms per liter
milligram-per-liter | mg/L | milligram per liter | 毫克/升 | 0.001 | mg/l | milligrams per liter
tonne-per-cubic-meter | t/m³ | tonne per cubic meter | 吨/立方米 | 1000 | tonnes per cubic meter
pound-per-cubic-foot | lb/ft³ | pound per cubic foot | 磅/立方英尺 | 0.45359237/0.028316846592 | pcf | pounds per cubic foot
pound-per-cubic-inch | lb/in³ | pound per cubic inch | 磅/立方英寸 | 0.45359237/0.000016387064 | pounds per cubic inch
pound-per-us-gallon | lb/gal (US) | pound per US gallon | 磅/美制加仑 | 0.45359237/0.003785411784 | ppg | pounds per US gallon
`,
  flow: `
cubic-meter-per-second | m³/s | cubic meter per second | 立方米/秒 | 1 | cms | cubic meters per second
cubic-meter-per-minute | m³/min | cubic meter per minute | 立方米/分 | 1/60 | cubic meters per minute
cubic-meter-per-hour | m³/h | cubic meter per hour | 立方米/时 | 1/3600 | cubic meters per hour | 立方米/小时 | 方/小时
liter-per-second | L/s | liter per second | 升/秒 | 0.001 | l/s | liters per second
liter-per-minute | L/min | liter per minute | 升/分 | 0.001/60 | l/min | lpm | LPM | liters per minute | 升/分钟
liter-per-hour | L/h | liter per hour | 升/时 | 0.001/3600 | l/h | liters per hour | 升/小时
milliliter-per-minute | mL/min | milliliter per minute | 毫升/分 | 1e-6/60 | ml/min | milliliters per minute
cubic-foot-per-second | ft³/s | cubic foot per second | 立方英尺/秒 | 0.028316846592 | cfs | cubic feet per second
cubic-foot-per-minute | ft³/min | cubic foot per minute | 立方英尺/分 | 0.028316846592/60 | cfm | CFM | cubic feet per minute
us-gallon-per-minute | gal/min (US) | US gallon per minute | 美制加仑/分 | 0.003785411784/60 | gpm | GPM | US gallons per minute
imperial-gallon-per-minute | gal/min (imp) | imperial gallon per minute | 英制加仑/分 | 0.00454609/60 | imperial gallons per minute
barrel-per-day | bbl/d | barrel per day | 桶/日 | 0.003785411784*42/86400 | bpd | barrels per day
`,
  fuel: `
kilometer-per-liter | km/L | kilometer per liter | 千米/升 | 1 | km/l | kmpl | kilometers per liter | 公里/升
liter-per-100-kilometers | L/100 km | liter per 100 kilometers | 升/百公里 | 1/: 100 | l/100km | L/100km | liters per 100 kilometers
us-mile-per-gallon | mpg (US) | mile per US gallon | 英里/美制加仑 | 1.609344/3.785411784 | mpg | US mpg | miles per US gallon | miles per gallon
imperial-mile-per-gallon | mpg (imp) | mile per imperial gallon | 英里/英制加仑 | 1.609344/4.54609 | mpg | imp mpg | UK mpg | miles per imperial gallon | miles per gallon
mile-per-liter | mi/L | mile per liter | 英里/升 | 1.609344 | mi/l | miles per liter
`,
  data: `
byte | B | byte | 字节 | 1
bit | bit | bit | 位 | 1/8 | b | 比特
nibble | nibble | nibble | 半字节 | 1/2
kilobyte | kB | kilobyte | 千字节 | 1e3 | KB
megabyte | MB | megabyte | 兆字节 | 1e6 | 兆
gigabyte | GB | gigabyte | 吉字节 | 1e9
terabyte | TB | terabyte | 太字节 | 1e12
petabyte | PB | petabyte | 拍字节 | 1e15
exabyte | EB | exabyte | 艾字节 | 1e18
zettabyte | ZB | zettabyte | 泽字节 | 1e21
yottabyte | YB | yottabyte | 尧字节 | 1e24
kibibyte | KiB | kibibyte | KiB | 1024 | kiB
mebibyte | MiB | mebibyte | MiB | 1048576
gibibyte | GiB | gibibyte | GiB | 1073741824
tebibyte | TiB | tebibyte | TiB | 1099511627776
pebibyte | PiB | pebibyte | PiB | 1125899906842624
exbibyte | EiB | exbibyte | EiB | 1152921504606846976
zebibyte | ZiB | zebibyte | ZiB | 1180591620717411303424
yobibyte | YiB | yobibyte | YiB | 1208925819614629174706176
kilobit | kbit | kilobit | 千比特 | 1e3/8 | kb | Kb
megabit | Mbit | megabit | 兆比特 | 1e6/8 | Mb
gigabit | Gbit | gigabit | 吉比特 | 1e9/8 | Gb
terabit | Tbit | terabit | 太比特 | 1e12/8 | Tb
kibibit | Kibit | kibibit | Kibit | 1024/8
mebibit | Mibit | mebibit | Mibit | 1048576/8
gibibit | Gibit | gibibit | Gibit | 1073741824/8
`,
  'data-rate': `
bit-per-second | bit/s | bit per second | 比特/秒 | 1 | bps | b/s | bits per second
kilobit-per-second | kbit/s | kilobit per second | 千比特/秒 | 1e3 | kbps | Kbps | kb/s | kilobits per second
megabit-per-second | Mbit/s | megabit per second | 兆比特/秒 | 1e6 | Mbps | Mb/s | megabits per second
gigabit-per-second | Gbit/s | gigabit per second | 吉比特/秒 | 1e9 | Gbps | Gb/s | gigabits per second
terabit-per-second | Tbit/s | terabit per second | 太比特/秒 | 1e12 | Tbps | Tb/s | terabits per second
kibibit-per-second | Kibit/s | kibibit per second | Kibit/秒 | 1024 | kibibits per second
mebibit-per-second | Mibit/s | mebibit per second | Mibit/秒 | 1048576 | mebibits per second
byte-per-second | B/s | byte per second | 字节/秒 | 8 | bytes per second
kilobyte-per-second | kB/s | kilobyte per second | 千字节/秒 | 8e3 | KB/s | kBps | KBps | kilobytes per second
megabyte-per-second | MB/s | megabyte per second | 兆字节/秒 | 8e6 | MBps | megabytes per second
gigabyte-per-second | GB/s | gigabyte per second | 吉字节/秒 | 8e9 | GBps | gigabytes per second
kibibyte-per-second | KiB/s | kibibyte per second | KiB/秒 | 8192 | kibibytes per second
mebibyte-per-second | MiB/s | mebibyte per second | MiB/秒 | 8388608 | mebibytes per second
gibibyte-per-second | GiB/s | gibibyte per second | GiB/秒 | 8589934592 | gibibytes per second
`,
}
