import { useMemo } from 'react'
import { type HashAlgorithm, hashAlgorithms, takesKey } from '#lib/hashing/algorithms.ts'
import { useWorkbench } from '#ui/bench/workbench.tsx'
import type { Values } from '#ui/fields/values.ts'
import type { Spelling } from '../../hash-value/hash-format.ts'
import { usualAlgorithms } from '../../hashing/hmac-key.ts'

export interface Wishes extends Spelling {
  /** In their usual order. */
  algorithms: HashAlgorithm[]
  /** Of them, those that the key does not go with. */
  unkeyed: HashAlgorithm[]
  hmacKey: string
  /** A hash value to compare with, as it was typed. */
  expected: string
  /** A checksum list. */
  checksums: string
  change: (changed: Values) => void
}

/** What is wanted of all files, as it stands. */
export function useWishes(): Wishes {
  const { values, change } = useWorkbench()
  const hmacKey = textOf(values['hmacKey'])
  const isKeyed = hmacKey !== ''
  const { algorithms: given = usualAlgorithms } = values
  const [algorithms, unkeyed] = useMemo(() => {
    const chosen = hashAlgorithms.filter((algorithm) => Array.isArray(given) && given.includes(algorithm))
    const fits = (algorithm: HashAlgorithm) => !isKeyed || takesKey(algorithm)
    return [chosen.filter(fits), chosen.filter((algorithm) => !fits(algorithm))]
  }, [given, isKeyed])
  return {
    ...{ algorithms, unkeyed },
    encoding: values['encoding'] === 'base64' ? 'base64' : 'hex',
    upperCase: values['upperCase'] === true,
    hmacKey,
    expected: textOf(values['expected']),
    checksums: textOf(values['checksums']),
    change,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
