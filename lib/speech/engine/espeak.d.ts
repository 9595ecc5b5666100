declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type: string
    /** Counted in characters of the text as it was given, from 1. */
    text_position: number
    word_length: number
    /** In milliseconds. */
    audio_position: number
  }

  interface EspeakWorker {
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_volume(percent: number): void
    /** Calls back for every stretch of samples; who gives true stops it. */
    synthesize(ssml: string, callback: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
  }

  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker
  }

  export default function create(options: {
    /** Gives the file that holds all of the engine's own files, where it is there already. */
    getPreloadedPackage(name: string, size: number): ArrayBuffer
    print(line: string): void
    printErr(line: string): void
  }): Promise<EspeakModule>
}
