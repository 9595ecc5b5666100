/** The languages whose dictionaries are included. Russian alone would add 8.5 MB. */
export const dictionaries = ['cmn', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'yue']

/** The transfer size of the engine and its voices in bytes, compressed. */
export const engineSize = 1_530_000
