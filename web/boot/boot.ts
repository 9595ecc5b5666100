import { createContext, useContext } from 'react'
import type { Boot } from '#contract/boot.ts'

const BootContext = createContext<Boot | undefined>(undefined)

export const BootProvider = BootContext.Provider

/** The data that the server put into the page. */
export function useBoot(): Boot {
  const boot = useContext(BootContext)
  if (!boot) throw new Error('No BootProvider above')
  return boot
}

/** The path below which the site's pages are: '', '/toolbox', '/toolbox/zh'. */
export const pagesRoot = ({ basePath = '', staticFolder = '' }: Boot): string => basePath + staticFolder

/** The URL of an image from the configuration: that of an uploaded one is relative to the site's root. */
export const imageAddress = ({ basePath = '' }: Boot, image: string): string =>
  image.startsWith('/') ? basePath + image : image

/** The name that the owner gave the site. */
export const siteName = ({ config }: Boot): string => config.site_info.site_name || 'Toolbench'
