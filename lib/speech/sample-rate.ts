/** What the engine gives, in hertz; there is one channel. */
export const sampleRate = 22_050
