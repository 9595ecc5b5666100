import { useMemo } from 'react'
import type { Values } from '#kit/values.ts'
import { type HashAlgorithm, hashAlgorithms, supportsHmac } from '#lib/hashing/algorithms.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type { HashFormat } from '../../hash-value/hash-format.ts'
import { defaultAlgorithms } from '../../hashing/default-algorithms.ts'

export interface Settings extends HashFormat {
  /** The chosen ones that the key allows, in their usual order. */
  algorithms: HashAlgorithm[]
  /** The chosen ones that have no HMAC, if there is a key. */
  unkeyed: HashAlgorithm[]
  hmacKey: string
  /** The typed hash value to compare with. */
  expected: string
  /** A checksum list. */
  checksums: string
  change: (changed: Values) => void
}

/** Reads the options from the workbench. */
export function useSettings(): Settings {
  const { values, change } = useWorkbench()
  const hmacKey = textOf(values['hmacKey'])
  const isKeyed = hmacKey !== ''
  const { algorithms: stored = defaultAlgorithms } = values
  const [algorithms, unkeyed] = useMemo(() => {
    const chosen = hashAlgorithms.filter((algorithm) => Array.isArray(stored) && stored.includes(algorithm))
    const fits = (algorithm: HashAlgorithm) => !isKeyed || supportsHmac(algorithm)
    return [chosen.filter(fits), chosen.filter((algorithm) => !fits(algorithm))]
  }, [stored, isKeyed])
  return {
    algorithms,
    unkeyed,
    encoding: values['encoding'] === 'base64' ? 'base64' : 'hex',
    upperCase: values['upperCase'] === true,
    hmacKey,
    expected: textOf(values['expected']),
    checksums: textOf(values['checksums']),
    change,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
