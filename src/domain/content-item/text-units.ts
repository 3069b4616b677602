import { joinDocument } from './form/join-document.ts'
import { type DocumentFields, isFieldsObject, splitDocument } from './form/split-document.ts'
import { documentPathOfText } from './text-path.ts'

/**
 * A text for translators: its name among the texts of the document, the English text, and the translation, which
 * may be empty.
 */
export interface TextUnit {
  /**
   * The names on the path to the text, from the outermost to the innermost, joined by dots: 'name', 'outcomes.0',
   * 'questions.7001.options.2'.
   */
  name: string
  source: string
  target: string
  /** Whether the translation is outdated; absent if it is not. */
  isOutdated?: true
}

/** Returns the texts within a value by their names. */
function textsWithin(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([step, each]) => textsWithin(each, name ? `${name}.${step}` : step))
}

/**
 * Returns the texts of a document for a translation from English; `outdated` has the paths of outdated translations.
 */
export function textUnitsOf(
  document: DocumentFields,
  language: string,
  outdated: ReadonlySet<string> = new Set(),
): TextUnit[] {
  const { languages } = splitDocument(document)
  const targets = new Map(textsWithin(languages[language], ''))
  return textsWithin(languages.en, '').map(([name, source]) => ({
    ...{ name, source, target: targets.get(name) ?? '' },
    ...(outdated.has(documentPathOfText(document, language, name.split('.'))) && {
      isOutdated: true as const,
    }),
  }))
}

/** The texts of a translation file that differ from a document. */
export interface ChangedUnits {
  /** The texts whose English text is still the text that was translated. */
  current: TextUnit[]
  /** The texts whose English text has changed since the file was written. */
  outdated: TextUnit[]
  /** The translated texts that the document no longer contains. */
  unknown: TextUnit[]
}

/** Returns a text with one space for each run of white space, which translation tools may change. */
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the translated units of a translation file that are not in the document yet. A unit is found by the name of
 * its text. The unit is `current` if its translation differs from the document's and the English text is unchanged,
 * `outdated` if the English text has changed since the file was written, and `unknown` if the document no longer
 * contains its text.
 */
export function findChangedUnits(
  document: DocumentFields,
  language: string,
  units: readonly TextUnit[],
): ChangedUnits {
  const present = new Map(textUnitsOf(document, language).map((unit) => [unit.name, unit]))
  const changed = units.filter(
    ({ name, target }) => target !== '' && present.has(name) && present.get(name)?.target !== target,
  )
  const isCurrent = ({ name, source }: TextUnit) =>
    withSingleSpaces(source) === withSingleSpaces(present.get(name)?.source ?? '')
  return {
    current: changed.filter(isCurrent),
    outdated: changed.filter((unit) => !isCurrent(unit)),
    unknown: units.filter(({ name, target }) => target !== '' && !present.has(name)),
  }
}

/**
 * Returns a value with the structure of the English value and the translated texts. Texts without a translation do
 * not change.
 */
function translate(
  english: unknown,
  present: unknown,
  name: string,
  texts: ReadonlyMap<string, string>,
): unknown {
  if (typeof english === 'string')
    return texts.get(name) || (typeof present === 'string' ? present : undefined)
  if (typeof english !== 'object' || english === null) return present
  const partOf = (step: string): unknown =>
    typeof present === 'object' && present !== null ? (present as DocumentFields)[step] : undefined
  const entries = Object.entries(english).map(([step, each]) => [
    step,
    translate(each, partOf(step), name ? `${name}.${step}` : step, texts),
  ])
  if (Array.isArray(english)) {
    const list = entries.map(([, each]) => each ?? '')
    return list.every((each) => each === '') ? undefined : list
  }
  const fields = Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as DocumentFields
  return Object.keys(fields).length > 0 ? { ...(isFieldsObject(present) ? present : {}), ...fields } : present
}

/**
 * Returns a document with translations into a language. `texts` are the translations by the names of their units;
 * unknown names are ignored.
 */
export function withTranslations(
  document: DocumentFields,
  language: string,
  texts: ReadonlyMap<string, string>,
): DocumentFields {
  const split = splitDocument(document)
  const translated = translate(split.languages.en, split.languages[language], '', texts)
  const languages = { ...split.languages, ...(isFieldsObject(translated) && { [language]: translated }) }
  return joinDocument({ ...split, languages }).document
}
