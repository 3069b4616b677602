import type { SheetOption } from '../../domain/exam/exam.ts'

/** The classes of a list of options: pictures alone stand side by side where there is room. */
export const optionsClass = (options: readonly SheetOption[]): string =>
  options.every(({ picture, text }) => picture && text === '') ? 'options pictures' : 'options'
