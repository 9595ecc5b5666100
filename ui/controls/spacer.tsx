/** Takes the room that is left in a bar. */
export const Spacer = () => <span data-spacer="" style={{ flex: 1 }} />
