import type { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'
import type { SearchedCommand } from '#ui/commands/command-words.ts'

/** The choices below the field, for typed text or brought material. */
export interface Choices {
  material: string | File
  options: Option[]
  /** The tools that stay visible; all if left out. */
  tools?: readonly Tool[]
  /** Whether no tool matches, and these are the nearest. */
  isNear?: boolean
  /** The component that renders them, and the function that opens an option; both are loaded on demand. */
  List: ComponentType<ListProps>
  open: (option: Option, navigate: Navigate) => void
}

export type Navigate = ReturnType<typeof useNavigate>

/** A matching tool, an operation suggested for the material, or a command of the site. */
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
