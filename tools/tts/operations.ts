export { speak } from './speak.ts'
export { subtitles } from './subtitles.ts'
export { voices } from './voices.ts'
