/** The sample rate of the engine's output in hertz; it is mono. */
export const sampleRate = 22_050
