import type { Boot } from '#contract/boot.ts'
import { siteName } from '../boot/boot.ts'

/** The title of a page that is not there. */
export const notFoundTitle = (boot: Boot): string => `${words[boot.language]} · ${siteName(boot)}`

const words = { en: 'Not Found', zh: '页面不存在' }
