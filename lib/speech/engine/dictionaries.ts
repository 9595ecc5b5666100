/** The languages whose dictionaries come along. Russian alone would be 8.5 MB more. */
export const dictionaries = ['cmn', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'yue']

/** How much is loaded when something is first spoken, in bytes on their way: the engine and its voices, compressed. */
export const engineSize = 1_530_000
