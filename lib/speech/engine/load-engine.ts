/// <reference path="./espeak.d.ts" />
import { voiceData } from '#lib/speech/engine/voice-data.ts'
import { Engine } from './engine.ts'

/**
 * Starts a new engine. Earlier speech slightly changes later sounds, so each run uses a new one to give reproducible
 * bytes.
 */
export async function loadEngine(): Promise<Engine> {
  const [{ default: create }, packed] = await Promise.all([import('@echogarden/espeak-ng-emscripten'), voiceData()])
  const { eSpeakNGWorker } = await create({
    getPreloadedPackage: (_name, size) => unpack(packed, size),
    // It warns about dictionaries that are left out on purpose.
    print: () => {},
    printErr: () => {},
  })
  return new Engine(withFixedClock(() => new eSpeakNGWorker()))
}

/** Puts every part at its offset in the engine's data; gaps cost no memory until they are read. */
function unpack(packed: Uint8Array<ArrayBuffer>, size: number): ArrayBuffer {
  const whole = new Uint8Array(size)
  const [count = 0] = new Uint32Array(packed.buffer, 0, 1)
  const places = new Uint32Array(packed.buffer, 4, 2 * count)
  let offset = 4 + places.byteLength
  for (let index = 0; index < places.length; index += 2) {
    const [start = 0, length = 0] = places.subarray(index, index + 2)
    whole.set(packed.subarray(offset, offset + length), start)
    offset += length
  }
  return whole.buffer
}

/** Fixes the clock, from which the engine seeds the noise of sounds such as s and f at its start. */
function withFixedClock<Started>(start: () => Started): Started {
  const { now } = Date
  Date.now = () => 0
  try {
    return start()
  } finally {
    Date.now = now
  }
}
