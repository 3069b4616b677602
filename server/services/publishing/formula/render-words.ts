import { renderLatexInText } from './latex-in-text.ts'

/** The words of a question in one language, of which a draft may lack some. */
interface FormulaWords {
  question?: string
  options?: readonly string[] | null
  explanation?: string
}

/** A formula that can't be rendered, with its reason, and the field of the words in which it stands. */
export interface FormulaFault {
  field: string
  detail: string
}

/** Renders the LaTeX in the words of a question as MathML: the same for what is imported and for what an editor types. */
export function renderWords<Words extends FormulaWords>(
  words: Words,
): { words: Words; faults: FormulaFault[] } {
  const faults: FormulaFault[] = []
  const rendered = (field: string, given: string): string => {
    const { text, faults: found } = renderLatexInText(given)
    faults.push(...found.map((detail) => ({ field, detail })))
    return text
  }
  const { question, options, explanation } = words
  const done = {
    ...words,
    ...(question !== undefined && { question: rendered('question', question) }),
    ...(options && { options: options.map((each, index) => rendered(`options.${index}`, each)) }),
    ...(explanation !== undefined && { explanation: rendered('explanation', explanation) }),
  }
  return { words: done, faults }
}
