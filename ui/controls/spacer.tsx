/** Fills the rest of a bar. */
export const Spacer = () => <span data-spacer="" style={{ flex: 1 }} />
