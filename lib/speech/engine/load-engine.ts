/// <reference path="./espeak.d.ts" />
import { voiceData } from '#lib/speech/engine/voice-data.ts'
import { Engine } from './engine.ts'

/**
 * Starts a new engine. Earlier speech slightly changes the next sounds: a new engine each run makes the same text give
 * the same bytes.
 */
export async function loadEngine(): Promise<Engine> {
  const [{ default: create }, packed] = await Promise.all([import('@echogarden/espeak-ng-emscripten'), voiceData()])
  const { eSpeakNGWorker } = await create({
    getPreloadedPackage: (_name, size) => unpack(packed, size),
    // It tells of dictionaries that are left out on purpose.
    print: () => {},
    printErr: () => {},
  })
  return new Engine(withFixedClock(() => new eSpeakNGWorker()))
}

/** Puts every part where the engine looks for it; what is left out stays empty, and costs no memory until it is read. */
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

/** The engine seeds its noise, which is in every s and f, from the clock at its start. */
function withFixedClock<Started>(start: () => Started): Started {
  const { now } = Date
  Date.now = () => 0
  try {
    return start()
  } finally {
    Date.now = now
  }
}
