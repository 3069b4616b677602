import type { ExamOption } from '../../domain/exam/exam.ts'

/**
 * Returns the CSS classes of a list of options. If all options are pictures only, they are placed side by side
 * where the width allows it.
 */
export const optionsClassOf = (options: readonly ExamOption[]): string =>
  options.every(({ picture, text }) => picture && text === '') ? 'options pictures' : 'options'
