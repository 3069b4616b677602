import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import { writeFormula } from '#src/domain/pool/formula/write-formula.ts'
import { cleanFormula } from '../../formula/clean-formula.ts'
import { isMarkup, type Markup } from '../../markup/markup.ts'

/** A picture that a text shows, by the address in the text, and its words for those who do not see it. */
export interface PictureInText {
  source: string
  says: string
}

/** A marked-up text as the portal keeps it: lines of words, and the pictures in it. */
export interface TextWithPictures {
  text: string
  pictures: PictureInText[]
  faults: BankFault[]
}

/** Begin and end a line. */
const blocks = ['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Dress words, which stay; the dress is lost. */
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

/** Higher and lower figures and signs that Unicode has, so that m² stays what it is. */
const raised = new Map(
  [...'0123456789+-=()'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][index] as string]),
)
const lowered = new Map(
  [...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] as string]),
)

const shifted = (text: string, signs: ReadonlyMap<string, string>): string | undefined =>
  [...text].every((sign) => signs.has(sign)) ? [...text].map((sign) => signs.get(sign)).join('') : undefined

/** The words of an element and all below; what can't be said in words, such as a table, is a fault. */
export function readWords(element: Markup, spot: BankSpot): TextWithPictures {
  const pictures: PictureInText[] = []
  const faults: BankFault[] = []
  const say = (child: Markup | string): string => {
    if (!isMarkup(child)) return child.replace(/\s+/g, ' ')
    const { name, attributes } = child
    const inner = () => child.children.map(say).join('')
    if (name === 'br') return '\n'
    if (name === 'img') {
      pictures.push({ source: attributes.src ?? '', says: attributes.alt ?? '' })
      return ''
    }
    if (name === 'object' && attributes.type?.startsWith('image/')) {
      pictures.push({ source: attributes.data ?? '', says: inner().trim() })
      return ''
    }
    if (name === 'sup' || name === 'sub') {
      const text = shifted(inner().trim(), name === 'sup' ? raised : lowered)
      if (text === undefined) faults.push(bankFault({ ...spot, line: child.line }, 'unknownMarkup', name))
      return text ?? ''
    }
    if (name === 'math') {
      const formula = cleanFormula(child)
      if (!('unknown' in formula)) return writeFormula(formula)
      faults.push(bankFault({ ...spot, line: child.line }, 'formula', `<${formula.unknown}>`))
      return ''
    }
    // How a word is read stands in brackets behind it; `rp` holds brackets for readers without ruby.
    if (name === 'rt') return ` (${inner().trim()})`
    if (name === 'rp') return ''
    if (blocks.includes(name)) return `\n${inner()}\n`
    if (inline.includes(name)) return inner()
    faults.push(bankFault({ ...spot, line: child.line }, 'unknownMarkup', name))
    return ''
  }
  const text = element.children.map(say).join('')
  return { text, pictures, faults }
}
