import { type Family, family as families } from '#src/domain/content-item/families.ts'
import { type ContentField, fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { fieldKindNames } from '#src/domain/content-item/field-registry/field-entry.ts'
import type { FieldLimits } from '#src/domain/content-item/field-registry/field-limits.ts'
import type { CheckFinding } from './check-finding.ts'
import { formatMarkdownTable } from './markdown-table.ts'
import type { ProjectFile } from './project-file.ts'
import { findStaleDocument } from './stale-document.ts'

const command = "WRITE_FIELDS=1 npm run check -- 'content fields'"

const introduction = `# Fields of content

This document lists every field of the documents that editors write, by type of content ("family"). It is generated from
the schemas of the documents and from \`src/domain/content-item/field-registry\`. \`npm run check\` reports differences, and
\`${command}\` rewrites the document.

- \`chapters[].video\` is a field of each chapter in a list, and \`texts.*.name\` is a text in each language.
- A required field must have a value that is not empty before the item can be published.
- [Edit content](how-to/edit-content.md) explains how to change a document.
`

/** The maximum number of values that are listed for a choice. Further values are only counted. */
const maxChoices = 8

const listChoices = (choices: readonly string[]): string =>
  choices.length <= maxChoices
    ? choices.join(', ')
    : `${choices.slice(0, maxChoices).join(', ')} and ${choices.length - maxChoices} more`

function formatRange(minimum: number | undefined, maximum: number | undefined, unit = ''): string[] {
  if (maximum === undefined)
    return minimum === undefined || minimum <= 1 ? [] : [`at least ${minimum}${unit}`]
  return [minimum === undefined || unit !== '' ? `at most ${maximum}${unit}` : `${minimum} to ${maximum}`]
}

const formatLimits = ({ minimum, maximum, maxLength, minCount, maxCount }: FieldLimits): string[] => [
  ...formatRange(minimum, maximum),
  ...formatRange(undefined, maxLength, ' characters'),
  ...formatRange(minCount, maxCount, ' entries'),
]

const formatFilter = (filter: Readonly<Record<string, string>> = {}): string =>
  Object.entries(filter)
    .map(([field, value]) => ` with ${field} ${value}`)
    .join('')

/** Describes the type of a field, with its limits and, for a choice, its values. */
function formatKind(field: ContentField): string {
  const name = fieldKindNames[field.kind]
  const target =
    field.kind === 'reference'
      ? ` to ${field.family}${formatFilter(field.filter)}`
      : field.kind === 'category'
        ? ` of ${field.categoryGroup}`
        : ''
  const list = field.isList && !name.startsWith('list') ? 'several: ' : ''
  const facts = [...(field.choices ? [listChoices(field.choices)] : []), ...formatLimits(field.limits)]
  return `${list}${name}${target}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`
}

const formatCondition = ({ showWhen }: ContentField): string[] =>
  showWhen
    ? [
        `Only if ${showWhen.field} is ${showWhen.is.map((value) => (value === true ? 'yes' : value)).join(' or ')}.`,
      ]
    : []

const rowOf = (field: ContentField): string[] => [
  field.path,
  field.label,
  formatKind(field),
  field.isRequired ? 'yes' : 'no',
  [...(field.help ? [field.help] : []), ...formatCondition(field)].join(' '),
]

const tableOf = (fields: readonly ContentField[]): string =>
  formatMarkdownTable([['Field', 'Label', 'Kind', 'Required', 'Help'], ...fields.map(rowOf)])

const familySection = (family: Family): string =>
  `\n## ${family}\n\n${tableOf(fieldsOfFamily(family).filter((field) => !field.owner))}\n`

/** Returns the parts of a shared field, with paths relative to the field. */
const partsOf = (family: Family, path: string): ContentField[] =>
  fieldsOfFamily(family)
    .filter((field) => field.owner?.path === path)
    .map((field) => ({ ...field, path: field.path.slice(path.length + 1) }))

const sharedSection = (): string => `
## Parts of shared fields

The fields of the kind audience:

${tableOf(partsOf('course', 'audience'))}

The fields of the kind picture:

${tableOf(partsOf('course', 'picture'))}

The fields of the kind money:

${tableOf(partsOf('certification', 'fee'))}
`

/** Renders docs/content-fields.md, which lists the fields of all families of content. */
export const renderContentFields = (): string =>
  `${introduction}${families.options.map(familySection).join('')}${sharedSection()}`

/**
 * Finds a docs/content-fields.md that differs from the field registry and the schemas. With `write`, updates the
 * document instead.
 */
export const findStaleContentFields = (document: ProjectFile, write: boolean): CheckFinding[] =>
  findStaleDocument(document, { text: renderContentFields(), from: 'the field registry', command, write })
