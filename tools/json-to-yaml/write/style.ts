/** How YAML is written. */
export interface Style {
  /** The spaces of one level. */
  indent: number
  quotes: 'auto' | 'single' | 'double'
  /** Where long texts are broken; 0 for nowhere. */
  lineWidth: number
}
