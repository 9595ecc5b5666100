import {
  IconArrowBackUp,
  IconArrowBarToRight,
  IconArrowsLeftRight,
  IconArrowsMaximize,
  IconClock,
  IconCode,
  IconCopy,
  IconDownload,
  IconHome,
  IconInfoCircle,
  IconKeyboard,
  IconLanguage,
  IconLayoutGrid,
  IconLogin2,
  IconMoon,
  IconPlayerPlay,
  IconRoute,
  IconSettings,
  IconShare2,
  IconShieldLock,
  IconSparkles,
  IconStar,
  IconStarOff,
  IconSun,
  IconTerminal2,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { SearchedCommand } from '#ui/commands/command-words.ts'

/** The icon of a command, the same as on its button if it has one. */
export function CommandIcon({ name }: { name: SearchedCommand }) {
  const Icon = icons[name]
  return <Icon size={20} stroke={1.75} />
}

const icons: Record<SearchedCommand, ComponentType<{ size: number; stroke: number }>> = {
  run: IconPlayerPlay,
  copy: IconCopy,
  download: IconDownload,
  clear: IconX,
  'undo-clear': IconArrowBackUp,
  swap: IconArrowsLeftRight,
  samples: IconSparkles,
  send: IconArrowBarToRight,
  share: IconShare2,
  fullscreen: IconArrowsMaximize,
  favorite: IconStar,
  unfavorite: IconStarOff,
  history: IconClock,
  dark: IconMoon,
  light: IconSun,
  chinese: IconLanguage,
  english: IconLanguage,
  shortcuts: IconKeyboard,
  settings: IconSettings,
  offline: IconWifiOff,
  home: IconHome,
  tools: IconLayoutGrid,
  pipelines: IconRoute,
  'api-docs': IconCode,
  'command-line': IconTerminal2,
  'log-in': IconLogin2,
  about: IconInfoCircle,
  privacy: IconShieldLock,
}
