import { type Cue, type SubtitleFormat, writeSubtitles } from '#lib/speech/subtitles.ts'
import { download } from '#ui/save/save.ts'

const types = { srt: 'application/x-subrip', vtt: 'text/vtt' }

/** Downloads what is said when. */
export const saveText = (cues: readonly Cue[], format: SubtitleFormat): void =>
  download(new File([writeSubtitles(cues, format)], `speech.${format}`, { type: types[format] }))
