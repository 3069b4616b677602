import { renderLatexInText } from './latex-in-text.ts'

/** The texts of a question in one language; in a draft, they may be incomplete. */
interface FormulaWords {
  question?: string
  options?: readonly string[] | null
  explanation?: string
}

/** A formula that can't be rendered, with the reason and the field that contains it. */
export interface FormulaFault {
  field: string
  detail: string
}

/** Renders the LaTeX in the texts of a question as MathML, for imports and editors alike. */
export function renderQuestionFormulas<Words extends FormulaWords>(
  words: Words,
): { words: Words; faults: FormulaFault[] } {
  const faults: FormulaFault[] = []
  const render = (field: string, given: string): string => {
    const { text, faults: found } = renderLatexInText(given)
    faults.push(...found.map((detail) => ({ field, detail })))
    return text
  }
  const { question, options, explanation } = words
  const renderedTexts = {
    ...words,
    ...(question !== undefined && { question: render('question', question) }),
    ...(options && { options: options.map((option, index) => render(`options.${index}`, option)) }),
    ...(explanation !== undefined && { explanation: render('explanation', explanation) }),
  }
  return { words: renderedTexts, faults }
}
