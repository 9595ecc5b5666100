type Judge = (password: string) => { score: number; guesses: number; warning: string | null; suggestions: string[] }

let loading: Promise<Judge> | undefined

/** Loads zxcvbn with its lists of common passwords and words, on first use and once. It speaks in keys. */
export function loadJudge(): Promise<Judge> {
  loading ??= load()
  return loading
}

async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password) => {
    const { score, guesses, feedback } = zxcvbn.check(password)
    return { score, guesses, ...feedback }
  }
}
