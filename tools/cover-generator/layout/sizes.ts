/** The width and height of covers in pixels by platform. */
export const sizes = {
  wechat: [900, 500],
  'wechat-article': [900, 383],
  weibo: [560, 260],
  xiaohongshu: [1242, 1660],
  douyin: [1080, 1920],
  bilibili: [1146, 717],
  youtube: [1280, 720],
  'open-graph': [1200, 630],
} as const

export type SizeName = keyof typeof sizes

export const sizeNames = Object.keys(sizes) as SizeName[]

/** In pixels, of a side of a custom size. */
export const minSide = 160
export const maxSide = 4096

/** In pixels, scale included: what every browser can draw, also on phones. */
export const maxPixels = 4096 * 4096
