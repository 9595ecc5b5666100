import type { UnitTables } from './read-table.ts'

// The format of a line and the sources of the factors: see `read-table.ts`.
export const motionAndTime: UnitTables = {
  temperature: `
kelvin | K | kelvin | 开尔文 | 1 | 开
celsius | °C | degree Celsius | 摄氏度 | 1 @ 273.15 | C | Celsius | degC | deg C | ° C | degrees C | degrees Celsius | 度
fahrenheit | °F | degree Fahrenheit | 华氏度 | 5/9 @ 459.67 | F | Fahrenheit | degF | deg F | ° F | degrees F | degrees Fahrenheit
rankine | °R | degree Rankine | 兰氏度 | 5/9 | Rankine | degR
reaumur | °Ré | degree Réaumur | 列氏度 | 5/4 @ 218.52 | Réaumur
`,
  time: `
second | s | second | 秒 | 1 | sec | secs | 秒钟
nanosecond | ns | nanosecond | 纳秒 | 1e-9
microsecond | μs | microsecond | 微秒 | 1e-6 | us
millisecond | ms | millisecond | 毫秒 | 0.001
minute | min | minute | 分钟 | 60 | mins | 分 | +m
quarter-hour | 刻 | quarter of an hour | 刻钟 | 900 | quarter-hour
hour | h | hour | 小时 | 3600 | hr | hrs | 时 | 钟头
shichen | 时辰 | shichen | 时辰 | 7200
day | d | day | 天 | 86400 | 日
week | wk | week | 周 | 604800 | 星期
fortnight | fortnight | fortnight | 双周 | 1209600
month | mo | month (average) | 个月 | 31556952/12 | month | 月
year | yr | year (average) | 年 | 31556952 | year
julian-year | yr (Julian) | Julian year | 儒略年 | 31557600
decade | decade | decade | 十年 | 315569520
century | century | century | 世纪 | 3155695200 | centuries
`,
  speed: `
meter-per-second | m/s | meter per second | 米/秒 | 1 | mps | meters per second | metre per second | metres per second | 米每秒
kilometer-per-hour | km/h | kilometer per hour | 千米/时 | 1000/3600 | kph | kmh | kmph | kilometers per hour | kilometre per hour | kilometres per hour | 公里/小时 | 公里每小时 | 千米/小时 | 千米每小时
centimeter-per-second | cm/s | centimeter per second | 厘米/秒 | 0.01 | centimeters per second
meter-per-minute | m/min | meter per minute | 米/分 | 1/60 | meters per minute
kilometer-per-second | km/s | kilometer per second | 千米/秒 | 1000 | kilometers per second | 公里/秒
mile-per-hour | mph | mile per hour | 英里/时 | 1609.344/3600 | mi/h | miles per hour | 英里/小时 | 英里每小时
foot-per-second | ft/s | foot per second | 英尺/秒 | 0.3048 | fps | feet per second
foot-per-minute | ft/min | foot per minute | 英尺/分 | 0.3048/60 | fpm | feet per minute
inch-per-second | in/s | inch per second | 英寸/秒 | 0.0254 | ips | inches per second
knot | kn | knot | 节 | 1852/3600 | kt | kts
speed-of-light | c | speed of light | 光速 | 299792458
`,
  acceleration: `
meter-per-second-squared | m/s² | meter per second squared | 米/秒² | 1 | m/s/s | 米每二次方秒
standard-gravity | g₀ | standard gravity | 标准重力加速度 | 9.80665 | gee
galileo | Gal | galileo | 伽 | 0.01 | cm/s2 | cm/s^2
milligalileo | mGal | milligalileo | 毫伽 | 0.00001
foot-per-second-squared | ft/s² | foot per second squared | 英尺/秒² | 0.3048 | feet per second squared
inch-per-second-squared | in/s² | inch per second squared | 英寸/秒² | 0.0254 | inches per second squared
kilometer-per-hour-per-second | km/(h·s) | kilometer per hour per second | 千米每时每秒 | 1000/3600 | km/h/s
`,
  frequency: `
hertz | Hz | hertz | 赫兹 | 1 | 赫
kilohertz | kHz | kilohertz | 千赫 | 1000 | KHz
megahertz | MHz | megahertz | 兆赫 | 1e6
gigahertz | GHz | gigahertz | 吉赫 | 1e9
terahertz | THz | terahertz | 太赫 | 1e12
millihertz | mHz | millihertz | 毫赫 | 0.001
revolution-per-minute | rpm | revolution per minute | 转/分 | 1/60 | r/min | rev/min | revolutions per minute | 转每分钟 | 转/分钟
beat-per-minute | bpm | beat per minute | 次/分 | 1/60 | beats per minute | 次/分钟
`,
  angle: `
degree | ° | degree | 角度 | 1 | deg | 度
arcminute | ′ | arcminute | 角分 | 1/60 | arcmin | 分
arcsecond | ″ | arcsecond | 角秒 | 1/3600 | arcsec | 秒
radian | rad | radian | 弧度 | ~180/π
milliradian | mrad | milliradian | 毫弧度 | ~0.18/π
gradian | gon | gradian | 百分度 | 0.9 | grad
turn | tr | turn | 圈 | 360 | turn | rev | revolution | 转 | 周角
right-angle | ∟ | right angle | 直角 | 90
angular-mil | mil (NATO) | angular mil | 北约密位 | 360/6400
chinese-mil | 密位 | angular mil of 6,000 | 密位 | 360/6000
`,
}
