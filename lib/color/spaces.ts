/** The three components of a color in some space. */
export type Triple = readonly [number, number, number]

/**
 * The color spaces of CSS Color 4, and HSV, each with conversions to and from XYZ (D65). Components have the ranges of
 * CSS numbers (lab 0 to 100, oklab 0 to 1); percentages are 0 to 1, hues are in degrees.
 */
const spaces = {
  srgb: linearSpace(
    matrix(
      '0.4123907992659595 0.35758433938387796 0.1804807884018343 0.21263900587151036 0.7151686787677559 0.07219231536073371 0.01933081871559185 0.11919477979462599 0.9505321522496606',
    ),
    fromSrgb,
    toSrgb,
  ),
  'srgb-linear': linearSpace(
    matrix(
      '0.4123907992659595 0.35758433938387796 0.1804807884018343 0.21263900587151036 0.7151686787677559 0.07219231536073371 0.01933081871559185 0.11919477979462599 0.9505321522496606',
    ),
    identity,
    identity,
  ),
  'display-p3': linearSpace(
    matrix(
      '0.4865709486482162 0.26566769316909306 0.1982172852343625 0.2289745640697488 0.6917385218365064 0.079286914093745 0 0.04511338185890264 1.043944368900976',
    ),
    fromSrgb,
    toSrgb,
  ),
  'a98-rgb': linearSpace(
    matrix(
      '0.5766690429101305 0.1855582379065463 0.1882286462349947 0.29734497525053605 0.6273635662554661 0.07529145849399788 0.02703136138641234 0.07068885253582723 0.9913375368376388',
    ),
    oddExtension((value) => value ** (563 / 256)),
    oddExtension((value) => value ** (256 / 563)),
  ),
  'prophoto-rgb': d50Space(
    linearSpace(
      matrix(
        '0.7977666449006423 0.13518129740053308 0.0313477341283922 0.2880748288194013 0.711835234241873 0.00008993693872564 0 0 0.8251046025104602',
      ),
      oddExtension((value) => (value <= 16 / 512 ? value / 16 : value ** 1.8)),
      oddExtension((value) => (value >= 1 / 512 ? value ** (1 / 1.8) : 16 * value)),
    ),
  ),
  rec2020: linearSpace(
    matrix(
      '0.6369580483012914 0.14461690358620832 0.1688809751641721 0.2627002120112671 0.6779980715188708 0.05930171646986196 0 0.028072693049087428 1.060985057710791',
    ),
    oddExtension(fromRec2020),
    oddExtension(toRec2020),
  ),
  'xyz-d65': { toXyz: (xyz: Triple) => xyz, fromXyz: (xyz: Triple) => xyz },
  'xyz-d50': d50Space({ toXyz: (xyz: Triple) => xyz, fromXyz: (xyz: Triple) => xyz }),
  hsl: derivedSpace('srgb', hslToRgb, rgbToHsl),
  hwb: derivedSpace('srgb', hwbToRgb, rgbToHwb),
  hsv: derivedSpace('srgb', hsvToRgb, rgbToHsv),
  lab: d50Space({ toXyz: labToXyz, fromXyz: xyzToLab }),
  lch: derivedSpace('lab', polarToCartesian, cartesianToPolar),
  oklab: { toXyz: oklabToXyz, fromXyz: xyzToOklab },
  oklch: derivedSpace('oklab', polarToCartesian, cartesianToPolar),
} satisfies Record<string, Space>

export type SpaceName = keyof typeof spaces

interface Space {
  toXyz: (components: Triple) => Triple
  fromXyz: (xyz: Triple) => Triple
  /** The space of which this one is another notation: HSL of sRGB, LCH of Lab. */
  base?: { name: BaseName; toBase: (components: Triple) => Triple; fromBase: (components: Triple) => Triple }
}

type BaseName = 'srgb' | 'lab' | 'oklab'

/** Converts components between color spaces, without gamut mapping. */
export function convertSpace(components: Triple, from: SpaceName, to: SpaceName): Triple {
  if (from === to) return components
  const [source, target]: [Space, Space] = [spaces[from], spaces[to]]
  // What is only sRGB written in another way stays exact: through XYZ, a gray comes back with a tint of rounding errors.
  if ((source.base?.name ?? from) === (target.base?.name ?? to)) {
    const common = source.base ? source.base.toBase(components) : components
    return target.base ? target.base.fromBase(common) : common
  }
  return target.fromXyz(source.toXyz(components))
}

type Matrix = readonly [Triple, Triple, Triple]

function matrix(numbers: string): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = numbers.split(' ').map(Number)
  return [
    [a, b, c],
    [d, e, f],
    [g, h, i],
  ]
}

const times = ([a, b, c]: Matrix, [x, y, z]: Triple): Triple => [
  a[0] * x + a[1] * y + a[2] * z,
  b[0] * x + b[1] * y + b[2] * z,
  c[0] * x + c[1] * y + c[2] * z,
]

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const row = (x: number, y: number, z: number): Triple => [x / determinant, y / determinant, z / determinant]
  return [
    row(e * i - f * h, c * h - b * i, b * f - c * e),
    row(f * g - d * i, a * i - c * g, c * d - a * f),
    row(d * h - e * g, b * g - a * h, a * e - b * d),
  ]
}

const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)]

function linearSpace(toXyz: Matrix, fromGamma: (value: number) => number, toGamma: (value: number) => number): Space {
  const back = inverse(toXyz)
  return {
    toXyz: (rgb) => times(toXyz, each(rgb, fromGamma)),
    fromXyz: (xyz) => each(times(back, xyz), toGamma),
  }
}

/** Adapts a D50 space to D65 with the Bradford matrices of CSS Color 4. */
function d50Space({ toXyz, fromXyz }: Space): Space {
  const toD65 = matrix(
    '0.955473421488075 -0.02309845494876471 0.06325924320057072 -0.0283697093338637 1.0099953980813041 0.021041441191917323 0.012314014864481998 -0.020507649298898964 1.330365926242124',
  )
  const toD50 = matrix(
    '1.0479297925449969 0.022946870601609652 -0.05019226628920524 0.02962780877005599 0.9904344267538799 -0.017073799063418826 -0.009243040646204504 0.015055191490298152 0.7518742814281371',
  )
  return { toXyz: (components) => times(toD65, toXyz(components)), fromXyz: (xyz) => fromXyz(times(toD50, xyz)) }
}

function derivedSpace(
  name: BaseName,
  toBase: (components: Triple) => Triple,
  fromBase: (components: Triple) => Triple,
): Space {
  return {
    toXyz: (components) => spaces[name].toXyz(toBase(components)),
    fromXyz: (xyz) => fromBase(spaces[name].fromXyz(xyz)),
    base: { name, toBase, fromBase },
  }
}

function identity(value: number): number {
  return value
}

/** Extends a transfer function to negative values, symmetrically. */
function oddExtension(curve: (value: number) => number): (value: number) => number {
  return (value) => Math.sign(value) * curve(Math.abs(value))
}

function fromSrgb(value: number): number {
  const size = Math.abs(value)
  return size <= 0.04045 ? value / 12.92 : Math.sign(value) * ((size + 0.055) / 1.055) ** 2.4
}

function toSrgb(value: number): number {
  const size = Math.abs(value)
  return size <= 0.0031308 ? value * 12.92 : Math.sign(value) * (1.055 * size ** (1 / 2.4) - 0.055)
}

function fromRec2020(value: number): number {
  return value < beta * 4.5 ? value / 4.5 : ((value + alpha - 1) / alpha) ** (1 / 0.45)
}

function toRec2020(value: number): number {
  return value > beta ? alpha * value ** 0.45 - (alpha - 1) : 4.5 * value
}

const [alpha, beta] = [1.09929682680944, 0.018053968510807]

function hslToRgb([hue, saturation, lightness]: Triple): Triple {
  const channel = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function rgbToHsl(rgb: Triple): Triple {
  const [max, min] = [Math.max(...rgb), Math.min(...rgb)]
  const lightness = (max + min) / 2
  const isGray = isNearly(max, min)
  const saturation =
    isGray || lightness === 0 || lightness === 1 ? 0 : (max - lightness) / Math.min(lightness, 1 - lightness)
  return [hueOf(rgb), saturation, lightness]
}

function hwbToRgb([hue, white, black]: Triple): Triple {
  if (white + black >= 1) {
    const gray = white / (white + black)
    return [gray, gray, gray]
  }
  return each(hslToRgb([hue, 1, 0.5]), (value) => value * (1 - white - black) + white)
}

function rgbToHwb(rgb: Triple): Triple {
  return [hueOf(rgb), Math.min(...rgb), 1 - Math.max(...rgb)]
}

function hsvToRgb([hue, saturation, value]: Triple): Triple {
  return hwbToRgb([hue, (1 - saturation) * value, 1 - value])
}

function rgbToHsv(rgb: Triple): Triple {
  const [max, min] = [Math.max(...rgb), Math.min(...rgb)]
  return [hueOf(rgb), max === 0 || isNearly(max, min) ? 0 : 1 - min / max, max]
}

/** Returns the hue in degrees; 0 for grays, which have none. */
function hueOf(rgb: Triple): number {
  const [red, green, blue] = rgb
  const [max, min] = [Math.max(...rgb), Math.min(...rgb)]
  if (isNearly(max, min)) return 0
  const range = max - min
  const sixths =
    max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return (sixths * 60 + 360) % 360
}

/** Ignores rounding errors. */
function isNearly(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9
}

const white: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
const [epsilon, kappa] = [216 / 24389, 24389 / 27]

function labToXyz([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116
  const [x, z] = [a / 500 + y, y - b / 200]
  const curve = (value: number) => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa)
  return [
    curve(x) * white[0],
    (lightness > kappa * epsilon ? y ** 3 : lightness / kappa) * white[1],
    curve(z) * white[2],
  ]
}

function xyzToLab([x, y, z]: Triple): Triple {
  const curve = (value: number) => (value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116)
  const [a, b, c] = [curve(x / white[0]), curve(y / white[1]), curve(z / white[2])]
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
}

function oklabToXyz(lab: Triple): Triple {
  return times(
    conesToXyz,
    each(times(labToCones, lab), (value) => value ** 3),
  )
}

function xyzToOklab(xyz: Triple): Triple {
  return times(conesToLab, each(times(xyzToCones, xyz), Math.cbrt))
}

/** Ottosson's matrices of 2021 with the digits of CSS Color 4. */
const xyzToCones = matrix(
  '0.819022437996703 0.3619062600528904 -0.1288737815209879 0.0329836539323885 0.9292868615863434 0.0361446663506424 0.0481771893596242 0.2642395317527308 0.6335478284694309',
)
const conesToLab = matrix(
  '0.210454268309314 0.7936177747023054 -0.0040720430116193 1.9779985324311684 -2.4285922420485799 0.450593709617411 0.0259040424655478 0.7827717124575296 -0.8086757549230774',
)
const [conesToXyz, labToCones] = [inverse(xyzToCones), inverse(conesToLab)]

function polarToCartesian([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function cartesianToPolar([lightness, a, b]: Triple): Triple {
  const chroma = Math.hypot(a, b)
  // Tiny chroma is a rounding error of a gray, which has no hue: up to 0.000004 in OKLCH, as in CSS Color 4, and the
  // equivalent in LCH.
  const minChroma = lightness > 2 ? 0.0015 : 0.000004
  return [lightness, chroma, chroma < minChroma ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}
