import type { Picture } from '#src/domain/content-item/picture.ts'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import { questionIdentifierOf } from '#src/domain/pool/bank/question-identifier.ts'
import type { QuestionDocument, QuestionTexts } from '#src/domain/pool/pool-document.ts'
import { escapeXml, toXhtmlLines, toXhtmlParagraphs } from '../../markup/escape-xml.ts'
import { pictureFileOf } from '../picture-file.ts'
import { qtiIdentifierOf } from './identifier.ts'
import type { QtiDialect } from './qti-dialect.ts'

export const qtiPictureFolder = 'pictures'

/**
 * The identifiers of the choices of a true/false question. These identifiers distinguish the question from a
 * question with two other choices.
 */
export const trueFalseIdentifiers = ['true', 'false']

const letter = (index: number): string => String.fromCharCode(65 + index)

const choiceName = ({ type }: QuestionDocument, index: number): string =>
  type === 'trueFalse' ? (trueFalseIdentifiers[index] as string) : letter(index)

/** Returns a function that writes QTI elements in a dialect; names and attributes are given as in version 2. */
const writer =
  (dialect: QtiDialect) =>
  (name: string, attributes: Record<string, string>, inside = ''): string => {
    const written = Object.entries(attributes)
      .map(([key, value]) => ` ${key.includes(':') ? key : dialect.attribute(key)}="${escapeXml(value)}"`)
      .join('')
    const tag = dialect.element(name)
    return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`
  }

const imageOf = (picture: Picture, figure = ''): string =>
  `<img src="../${qtiPictureFolder}/${pictureFileOf(picture)}" alt="${escapeXml(figure)}"/>`

const pictureOf = ({ picture }: QuestionDocument, { figure }: QuestionTexts): string =>
  picture ? `<p>${imageOf(picture, figure)}</p>` : ''

function optionPictureOf({ optionPictures }: QuestionDocument, words: QuestionTexts, index: number): string {
  const picture = optionPictures?.[index]
  return picture ? imageOf(picture, words.optionFigures?.[index]) : ''
}

const responseName = 'RESPONSE'
const feedbackName = 'FEEDBACK'

/** Returns a question as a QTI item. Its score is 1 if exactly the right choices are selected, otherwise 0. */
export function writeQtiItem(
  question: QuestionDocument,
  words: QuestionTexts,
  language: string,
  dialect: QtiDialect,
): string {
  const tag = writer(dialect)
  const { type, correct } = question
  const code = questionIdentifierOf(question)
  const values = correct.map((index) => tag('value', {}, choiceName(question, index))).join('')
  const options = words.options.map((option, index) =>
    tag(
      'simpleChoice',
      { identifier: choiceName(question, index) },
      toXhtmlLines(normalizeBankText(option)) + optionPictureOf(question, words, index),
    ),
  )
  const cardinality = type === 'multiple' ? 'multiple' : 'single'
  const explanation = normalizeBankText(words.explanation)
  const score = { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }
  const inside = [
    tag(
      'responseDeclaration',
      { identifier: responseName, cardinality, baseType: 'identifier' },
      tag('correctResponse', {}, values),
    ),
    tag('outcomeDeclaration', score, tag('defaultValue', {}, tag('value', {}, '0'))),
    explanation &&
      tag('outcomeDeclaration', { identifier: feedbackName, cardinality: 'single', baseType: 'identifier' }),
    tag(
      'itemBody',
      {},
      toXhtmlParagraphs(normalizeBankText(words.question)) +
        pictureOf(question, words) +
        tag(
          'choiceInteraction',
          {
            responseIdentifier: responseName,
            shuffle: String(type !== 'trueFalse'),
            maxChoices: type === 'multiple' ? '0' : '1',
          },
          options.join(''),
        ),
    ),
    tag('responseProcessing', { template: dialect.item.template }),
    explanation && explanationOf(explanation, dialect),
  ]
  const { namespace, schema } = dialect.item
  const item = tag(
    'assessmentItem',
    {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${schema}`,
      identifier: qtiIdentifierOf(code),
      title: code,
      'xml:lang': language,
      adaptive: 'false',
      timeDependent: 'false',
    },
    `\n${inside.filter(Boolean).join('\n')}\n`,
  )
  const withNamespace = item.replace(' xmlns:xsi', ` xmlns="${namespace}" xmlns:xsi`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withNamespace}\n`
}

/**
 * Returns the explanation as feedback that is shown after every answer, because the outcome that would hide it never
 * occurs. In version 3, the text is inside one more element.
 */
function explanationOf(explanation: string, dialect: QtiDialect): string {
  const tag = writer(dialect)
  const words = toXhtmlParagraphs(explanation)
  return tag(
    'modalFeedback',
    { outcomeIdentifier: feedbackName, identifier: 'NEVER', showHide: 'hide' },
    dialect.version === '3.0' ? tag('contentBody', {}, words) : words,
  )
}
