type Estimator = (password: string) => { score: number; guesses: number; warning: string | null; suggestions: string[] }

let loading: Promise<Estimator> | undefined

/** Loads zxcvbn with its lists of common passwords and words once, on first use. Its messages are keys. */
export function loadEstimator(): Promise<Estimator> {
  loading ??= load()
  return loading
}

async function load(): Promise<Estimator> {
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
