import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation } from '#src/domain/pool/bank/bank-question.ts'
import { formatFormula } from '#src/domain/pool/formula/format-formula.ts'
import { cleanFormula } from '../../formula/clean-formula.ts'
import { isMarkupElement, type MarkupElement } from '../../markup/markup.ts'

/** A picture in a text: its URL, and its alternative text. */
export interface PictureInText {
  source: string
  alt: string
}

/** A text without markup, as stored: lines of text, and the pictures in it. */
export interface TextWithPictures {
  text: string
  pictures: PictureInText[]
  faults: BankFault[]
}

/** Elements that begin and end a line. */
const blocks = ['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Formatting elements, which are removed while their text stays. */
const inline = [
  ...[
    'b',
    'strong',
    'i',
    'em',
    'u',
    'span',
    'small',
    'big',
    'code',
    'tt',
    'q',
    'cite',
    'font',
    'a',
    'abbr',
    's',
  ],
  ...['kbd', 'samp', 'var', 'dfn', 'mark', 'bdi', 'bdo', 'ruby', 'rb', 'rbc', 'rtc'],
]

/** The superscript and subscript characters of Unicode, so that m² is preserved. */
const superscripts = new Map(
  [...'0123456789+-=()'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][index] as string]),
)
const subscripts = new Map(
  [...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] as string]),
)

const toUnicode = (text: string, signs: ReadonlyMap<string, string>): string | undefined =>
  [...text].every((sign) => signs.has(sign)) ? [...text].map((sign) => signs.get(sign)).join('') : undefined

/**
 * Reads the text of an element and its descendants. Markup that can't be expressed as text, such as a table, is a
 * fault.
 */
export function readMarkupText(element: MarkupElement, location: BankLocation): TextWithPictures {
  const pictures: PictureInText[] = []
  const faults: BankFault[] = []
  const textOf = (child: MarkupElement | string): string => {
    if (!isMarkupElement(child)) return child.replace(/\s+/g, ' ')
    const { name, attributes } = child
    const inner = () => child.children.map(textOf).join('')
    if (name === 'br') return '\n'
    if (name === 'img') {
      pictures.push({ source: attributes.src ?? '', alt: attributes.alt ?? '' })
      return ''
    }
    if (name === 'object' && attributes.type?.startsWith('image/')) {
      pictures.push({ source: attributes.data ?? '', alt: inner().trim() })
      return ''
    }
    if (name === 'sup' || name === 'sub') {
      const text = toUnicode(inner().trim(), name === 'sup' ? superscripts : subscripts)
      if (text === undefined)
        faults.push(createBankFault({ ...location, line: child.line }, 'unknownMarkup', name))
      return text ?? ''
    }
    if (name === 'math') {
      const formula = cleanFormula(child)
      if (!('elementName' in formula)) return formatFormula(formula)
      faults.push(createBankFault({ ...location, line: child.line }, 'formula', `<${formula.elementName}>`))
      return ''
    }
    // In ruby markup, the pronunciation of a word follows in parentheses. `rp` elements contain parentheses for
    // browsers without ruby support, so they are left out.
    if (name === 'rt') return ` (${inner().trim()})`
    if (name === 'rp') return ''
    if (blocks.includes(name)) return `\n${inner()}\n`
    if (inline.includes(name)) return inner()
    faults.push(createBankFault({ ...location, line: child.line }, 'unknownMarkup', name))
    return ''
  }
  const text = element.children.map(textOf).join('')
  return { text, pictures, faults }
}
