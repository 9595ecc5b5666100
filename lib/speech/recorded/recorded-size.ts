/** How much is loaded when a recorded voice first speaks, in bytes on their way: the program with all of them, compressed. */
export const recordedSize = 13_820_000
