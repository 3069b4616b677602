import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation, BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import {
  childElementOf,
  findDescendants,
  findElements,
  isMarkupElement,
  type MarkupElement,
  rawTextOf,
} from '../../markup/markup.ts'
import { combineOptions, readIllustratedText, readPlainText } from '../illustrated-text.ts'
import { readMarkupText } from '../text/read-markup-text.ts'
import { codeOfQtiIdentifier } from './identifier.ts'
import { resolvePath } from './resolve-path.ts'
import { trueFalseIdentifiers } from './write-qti-item.ts'

interface ReadItem {
  question?: BankQuestion
  faults: BankFault[]
}

const isInteraction = ({ name }: MarkupElement): boolean => name.endsWith('Interaction')

const interactionsIn = (element: MarkupElement): MarkupElement[] =>
  findElements(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)))

/** Returns an element without its interactions: the text around the choices. */
const withoutInteractions = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children
    .filter((child) => !isMarkupElement(child) || !isInteraction(child))
    .map((child) => (isMarkupElement(child) ? withoutInteractions(child) : child)),
})

const sameLanguage = (a: string, otherLanguage: string): boolean =>
  a.split('-')[0] === otherLanguage.split('-')[0]

const valuesIn = (response: MarkupElement | undefined): string[] =>
  response ? findElements(response, 'value').map((each) => rawTextOf(each).trim()) : []

/**
 * Returns the feedback that explains the question: the feedback that is always shown, or the only feedback; otherwise
 * undefined. If several feedbacks depend on the answer, they contain only "correct" or "incorrect" and explain
 * nothing.
 */
function feedbackOf(item: MarkupElement): MarkupElement | undefined {
  const feedbacks = findElements(item, 'modalFeedback')
  const found =
    feedbacks.find(({ attributes }) => attributes.showHide === 'hide') ??
    (feedbacks.length === 1 ? feedbacks[0] : undefined)
  return childElementOf(found, 'contentBody') ?? found
}

/** Returns the reason why the type of an item is none of the three supported types, or undefined. */
function findUnsupported(
  item: MarkupElement,
  interactions: readonly MarkupElement[],
  location: BankLocation,
): BankFault | undefined {
  const template = childElementOf(item, 'templateDeclaration')
  if (template)
    return createBankFault({ ...location, line: template.line }, 'otherInteraction', 'templateDeclaration')
  const [first, second] = interactions
  const otherLanguage = first?.name === 'choiceInteraction' ? second : (first ?? item)
  return (
    otherLanguage &&
    createBankFault({ ...location, line: otherLanguage.line }, 'otherInteraction', otherLanguage.name)
  )
}

/** Reads an item with one choice interaction; `language` is the requested language of the texts. */
export function readQtiItem(file: string, item: MarkupElement, language: string): ReadItem {
  const { identifier = '', title = '', lang } = item.attributes
  const label = codeOfQtiIdentifier(identifier) || title
  const location = { file, line: item.line, ...(label !== '' && { question: label }) }
  if (lang && !sameLanguage(lang, language))
    return { faults: [createBankFault(location, 'otherLanguage', lang)] }
  const body = childElementOf(item, 'itemBody')
  const interactions = body ? interactionsIn(body) : []
  const unsupported = findUnsupported(item, interactions, location)
  const [interaction] = interactions
  if (unsupported || !body || !interaction) return { faults: unsupported ? [unsupported] : [] }
  const declaration = findElements(item, 'responseDeclaration').find(
    (each) => each.attributes.identifier === interaction.attributes.responseIdentifier,
  )
  const correctValues = valuesIn(childElementOf(declaration, 'correctResponse'))
  const choices = findDescendants(interaction, 'simpleChoice')
  const names = choices.map(({ attributes }) => attributes.identifier ?? '')
  const correct = names.flatMap((name, index) => (correctValues.includes(name) ? [index] : []))
  if (correct.length === 0 || correct.length < correctValues.length)
    return { faults: [createBankFault(location, 'noAnswer')] }
  const questionElement = {
    ...body,
    children: [
      ...withoutInteractions(body).children,
      ...findElements(interaction, 'prompt').flatMap(asParagraph),
    ],
  }
  const { text, picture, figure, faults } = readIllustratedText(
    readMarkupText(questionElement, location),
    location,
    (source) => resolvePath(file, source),
  )
  const options = combineOptions(
    choices.map((each) =>
      readIllustratedText(readMarkupText(each, location), location, (source) => resolvePath(file, source)),
    ),
  )
  const feedback = feedbackOf(item)
  const explanation = feedback
    ? readPlainText(readMarkupText(feedback, location), location)
    : { text: '', faults: [] }
  const isTrueFalse = names.map((name) => name.toLowerCase()).join() === trueFalseIdentifiers.join()
  const isMultiple = declaration?.attributes.cardinality === 'multiple' && correct.length > 1
  const words = {
    question: text,
    options: options.texts,
    ...options.figures,
    explanation: explanation.text,
    figure,
  }
  return {
    question: {
      code: identifier === '' ? null : codeOfQtiIdentifier(identifier),
      location,
      type: isTrueFalse ? 'trueFalse' : isMultiple ? 'multiple' : 'single',
      correct,
      picture,
      ...options.pictures,
      texts: { [language]: words },
    },
    faults: [...faults, ...options.faults, ...explanation.faults],
  }
}

const asParagraph = (prompt: MarkupElement): MarkupElement[] => [{ ...prompt, name: 'p' }]
