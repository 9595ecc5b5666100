import { type ComponentType, useEffect, useState } from 'react'

/** Loads a component when it is first shown; nothing is drawn until it is there. */
export function useLazy<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    let isWanted = true
    load().then(
      (component) => isWanted && setLoaded(() => component),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return Loaded
}
