/** The transfer size of the program with all recorded voices in bytes, compressed. */
export const recordedSize = 13_820_000
