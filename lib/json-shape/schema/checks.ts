// The restrictions of a schema that types cannot express, but that a validator can check.

/** A limit of numbers, as it stands in the schema. */
export interface Bound {
  lexeme: string
  /** Whether the limit itself does not fit. */
  isExclusive: boolean
}

export interface NumberChecks {
  lower?: Bound | undefined
  upper?: Bound | undefined
  /** What a number must be a multiple of, each as it stands in the schema. */
  steps?: string[] | undefined
}

/** How many characters a string has, or items an array. */
export interface LengthChecks {
  min?: number | undefined
  max?: number | undefined
}

export interface StringChecks extends LengthChecks {
  /** Regular expressions of ECMAScript. */
  patterns?: RegExp[] | undefined
}
