/** What is wrong with a schema as a whole, so that no types can be read from it. */
type SchemaFault = 'invalidSchema' | 'unknownReference' | 'complexSchema'

/** What was found and what was expected there, or the reference that leads to nothing. */
type SchemaFaultDetails = Partial<Record<'found' | 'expected' | 'reference', string>>

/** A schema that cannot be read, with the place to blame. */
export class SchemaError extends Error {
  readonly fault: SchemaFault
  /** In bytes from the beginning of the text. */
  readonly offset: number
  readonly details: SchemaFaultDetails

  constructor(fault: SchemaFault, offset: number, details: SchemaFaultDetails = {}) {
    super(fault)
    this.fault = fault
    this.offset = offset
    this.details = details
  }
}
