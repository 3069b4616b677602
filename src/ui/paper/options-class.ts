import type { ExamOption } from '../../domain/exam/exam.ts'

/** Returns the CSS classes of a list of options: options with pictures only are side by side if there is room. */
export const optionsClass = (options: readonly ExamOption[]): string =>
  options.every(({ picture, text }) => picture && text === '') ? 'options pictures' : 'options'
