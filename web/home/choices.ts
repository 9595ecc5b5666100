import type { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'
import type { SearchedCommand } from '#ui/commands/command-words.ts'

/** What can be chosen under the field, for what was typed or brought. */
export interface Choices {
  material: string | File
  options: Option[]
  /** The tools that stay on the board; all of them where it is left out. */
  tools?: readonly Tool[]
  /** None of the tools is what was asked for: they come nearest to it. */
  isNear?: boolean
  /** What draws it, and what opens an option; both are loaded with the rest. */
  List: ComponentType<ListProps>
  open: (option: Option, navigate: Navigate) => void
}

export type Navigate = ReturnType<typeof useNavigate>

/** A tool that was found by its name, an operation that suits what was brought, or something that the site does. */
export interface Option extends Partial<Recognition> {
  tool?: Tool
  command?: SearchedCommand
}

export interface ListProps {
  choices: Choices
  selected: number
  onSelect: (index: number) => void
  onOpen: (choices: Choices, index: number) => void
}
