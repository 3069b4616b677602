import { questionIdentifierOf } from '#src/domain/pool/bank/question-identifier.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { escapeXml } from '../../markup/escape-xml.ts'
import type { BankWriter } from '../export-bank.ts'
import { encodeText } from '../files-by-name.ts'
import { pictureFileOf } from '../picture-file.ts'
import { qtiIdentifierOf } from './identifier.ts'
import type { QtiDialect } from './qti-dialect.ts'
import { qtiPictureFolder, writeQtiItem } from './write-qti-item.ts'

export const manifestFileName = 'imsmanifest.xml'

interface Resource {
  identifier: string
  path: string
  /** The names of the pictures that the QTI item shows. */
  pictures: string[]
}

function manifestOf(
  resources: readonly Resource[],
  pictures: readonly string[],
  dialect: QtiDialect,
): string {
  const { namespace, schema, name, version } = dialect.manifest
  const file = (path: string) => `<file href="${escapeXml(path)}"/>`
  const items = resources.map(
    ({ identifier, path, pictures: own }) =>
      `<resource identifier="${identifier}" type="${dialect.item.type}" href="${escapeXml(path)}">${file(path)}${own.map((each) => `<dependency identifierref="picture-${each}"/>`).join('')}</resource>`,
  )
  const files = pictures.map((each) => {
    const path = `${qtiPictureFolder}/${pictureFileOf({ name: each })}`
    return `<resource identifier="picture-${each}" type="webcontent" href="${path}">${file(path)}</resource>`
  })
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}" identifier="bank">`,
    `<metadata><schema>${name}</schema><schemaversion>${version}</schemaversion></metadata>`,
    '<organizations/>',
    '<resources>',
    ...items,
    ...files,
    '</resources>',
    '</manifest>',
  ].join('\n')}\n`
}

/** Returns the names of the pictures of a question and its options. */
const namesOf = ({ picture, optionPictures = [] }: QuestionDocument): string[] =>
  [picture, ...optionPictures].flatMap((pictureNames) => pictureNames?.name ?? [])

/**
 * Returns the function that writes questions as a QTI package in a dialect: a manifest, one item per question, and
 * the pictures.
 * https://www.1edtech.org/standards/qti
 */
export const formatAsQti =
  (dialect: QtiDialect): BankWriter =>
  ({ questions, language, pictures }) => {
    const items = questions.flatMap((question) => {
      const words = question.texts[language]
      const identifier = qtiIdentifierOf(questionIdentifierOf(question))
      const path = `items/${identifier}.xml`
      const pictureNames = [...new Set(namesOf(question))]
      return words
        ? [
            {
              identifier,
              path,
              pictures: pictureNames,
              text: writeQtiItem(question, words, language, dialect),
            },
          ]
        : []
    })
    return new Map([
      [manifestFileName, encodeText(manifestOf(items, [...pictures.keys()], dialect))],
      ...items.map(({ path, text }) => [path, encodeText(text)] as const),
      ...[...pictures].map(
        ([name, bytes]) => [`${qtiPictureFolder}/${pictureFileOf({ name })}`, bytes] as const,
      ),
    ])
  }
