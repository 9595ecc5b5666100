import { IconFileImport } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

interface JsonFileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'aria-label'> {
  label: string
  onFile: (file: File) => void
}

/** A button that opens a JSON file, such as an exported one. */
export function JsonFileButton({ label, onFile, children, ...rest }: JsonFileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} aria-label={label} onClick={() => chooser.current?.click()}>
        <IconFileImport size={18} stroke={1.75} />
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Choosing the same file again must fire a change event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
