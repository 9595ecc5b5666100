import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { espeakAddress } from './espeak-address.ts'
import { iconSprite } from './icon-sprite.ts'
import { singleIcons } from './single-icons.ts'
import { toolDescriptions } from './tool-descriptions.ts'
import { virtualModules } from './virtual-modules.ts'
import { voiceData } from './voice-data.ts'

/** All that Vite is told about the sources: for the build, the development server and the tests alike. */
export const plugins = (): PluginOption[] => [
  ...[react(), virtualModules(), toolDescriptions(), iconSprite(), singleIcons(), voiceData(), espeakAddress()],
]
