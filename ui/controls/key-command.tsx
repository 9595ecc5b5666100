interface KeyCommandProps {
  name: string
  onRun: () => void
}

/** Something that a page does by keys alone: nothing to see, but the search finds it by its name. */
export const KeyCommand = ({ name, onRun }: KeyCommandProps) => (
  <button type="button" hidden data-command={name} onClick={onRun} />
)
