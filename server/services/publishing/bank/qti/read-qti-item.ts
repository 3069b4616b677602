import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion, BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import { below, childOf, findElements, isMarkup, type Markup, rawText } from '../../markup/markup.ts'
import { optionsOf, readIllustratedWords, readPlainWords } from '../illustrated-words.ts'
import { readWords } from '../words/read-words.ts'
import { codeOfIdentifier } from './identifier.ts'
import { resolvePath } from './resolve-path.ts'
import { verdicts } from './write-qti-item.ts'

interface Found {
  question?: BankQuestion
  faults: BankFault[]
}

const isInteraction = ({ name }: Markup): boolean => name.endsWith('Interaction')

const interactionsIn = (element: Markup): Markup[] =>
  findElements(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)))

/** An element without its interactions: what is said around the choices. */
const around = (element: Markup): Markup => ({
  ...element,
  children: element.children
    .filter((child) => !isMarkup(child) || !isInteraction(child))
    .map((child) => (isMarkup(child) ? around(child) : child)),
})

const sameLanguage = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0]

const valuesIn = (response: Markup | undefined): string[] =>
  response ? findElements(response, 'value').map((each) => rawText(each).trim()) : []

/**
 * The explanation: the feedback that is always shown, or the only one. Several that depend on the answer say "correct" and
 * "incorrect", and explain nothing.
 */
function feedbackOf(item: Markup): Markup | undefined {
  const all = findElements(item, 'modalFeedback')
  const found =
    all.find(({ attributes }) => attributes.showHide === 'hide') ?? (all.length === 1 ? all[0] : undefined)
  return childOf(found, 'contentBody') ?? found
}

/** Why an item is none of the three types; undefined for one that is. */
function unfit(item: Markup, interactions: readonly Markup[], spot: BankSpot): BankFault | undefined {
  const template = childOf(item, 'templateDeclaration')
  if (template) return bankFault({ ...spot, line: template.line }, 'otherInteraction', 'templateDeclaration')
  const [first, second] = interactions
  const other = first?.name === 'choiceInteraction' ? second : (first ?? item)
  return other && bankFault({ ...spot, line: other.line }, 'otherInteraction', other.name)
}

/** Reads an item with one choice interaction; `language` is the one that is asked for. */
export function readQtiItem(file: string, item: Markup, language: string): Found {
  const { identifier = '', title = '', lang } = item.attributes
  const named = codeOfIdentifier(identifier) || title
  const spot = { file, line: item.line, ...(named !== '' && { question: named }) }
  if (lang && !sameLanguage(lang, language)) return { faults: [bankFault(spot, 'otherLanguage', lang)] }
  const body = childOf(item, 'itemBody')
  const interactions = body ? interactionsIn(body) : []
  const unfitting = unfit(item, interactions, spot)
  const [interaction] = interactions
  if (unfitting || !body || !interaction) return { faults: unfitting ? [unfitting] : [] }
  const declared = findElements(item, 'responseDeclaration').find(
    (each) => each.attributes.identifier === interaction.attributes.responseIdentifier,
  )
  const right = valuesIn(childOf(declared, 'correctResponse'))
  const choices = below(interaction, 'simpleChoice')
  const names = choices.map(({ attributes }) => attributes.identifier ?? '')
  const correct = names.flatMap((name, index) => (right.includes(name) ? [index] : []))
  if (correct.length === 0 || correct.length < right.length) return { faults: [bankFault(spot, 'noAnswer')] }
  const asked = {
    ...body,
    children: [...around(body).children, ...findElements(interaction, 'prompt').flatMap(asLine)],
  }
  const { text, picture, figure, faults } = readIllustratedWords(readWords(asked, spot), spot, (source) =>
    resolvePath(file, source),
  )
  const options = optionsOf(
    choices.map((each) =>
      readIllustratedWords(readWords(each, spot), spot, (source) => resolvePath(file, source)),
    ),
  )
  const feedback = feedbackOf(item)
  const why = feedback ? readPlainWords(readWords(feedback, spot), spot) : { text: '', faults: [] }
  const isVerdict = names.map((name) => name.toLowerCase()).join() === verdicts.join()
  const multiple = declared?.attributes.cardinality === 'multiple' && correct.length > 1
  const words = {
    question: text,
    options: options.texts,
    ...options.figures,
    explanation: why.text,
    figure,
  }
  return {
    question: {
      code: identifier === '' ? null : codeOfIdentifier(identifier),
      spot,
      type: isVerdict ? 'trueFalse' : multiple ? 'multiple' : 'single',
      correct,
      picture,
      ...options.pictures,
      texts: { [language]: words },
    },
    faults: [...faults, ...options.faults, ...why.faults],
  }
}

const asLine = (prompt: Markup): Markup[] => [{ ...prompt, name: 'p' }]
