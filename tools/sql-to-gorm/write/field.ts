/** A field of a struct as it is written. */
export interface Field {
  /** Empty for one that is embedded. */
  name: string
  type: string
  tag: string
  /** The line above it, without its slashes. */
  comment: string
}
