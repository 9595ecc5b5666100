/** Why no types can be read from a schema. */
type SchemaFault = 'invalidSchema' | 'unknownReference' | 'complexSchema'

/** The actual and the expected value, or the reference without a target. */
type SchemaFaultDetails = Partial<Record<'found' | 'expected' | 'reference', string>>

/** A schema that cannot be read, with the position at fault. */
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
