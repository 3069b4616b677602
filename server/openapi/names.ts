import * as z from 'zod/mini'
import { anyDocument, partialDocument } from '#src/contract/publishing/editing.ts'
import { wireModules } from '#src/contract/wires.ts'
import { certificationLevel } from '#src/domain/certification/level.ts'
import { classroomMode } from '#src/domain/classroom/classroom-mode.ts'
import { classroomTrainer } from '#src/domain/classroom/classroom-summary.ts'
import { contentFinding } from '#src/domain/content-item/content-finding.ts'
import { audience } from '#src/domain/content-item/document.ts'
import { documentPicture } from '#src/domain/content-item/document-picture.ts'
import { draftSchemaOf } from '#src/domain/content-item/draft-documents.ts'
import { documentSchemas, family } from '#src/domain/content-item/families.ts'
import { price } from '#src/domain/content-item/field.ts'
import { pageFailure } from '#src/domain/content-item/page-failure.ts'
import { focus, picture, shownPicture } from '#src/domain/content-item/picture.ts'
import { subject } from '#src/domain/course/course.ts'
import { attemptState } from '#src/domain/exam/attempt.ts'
import { examFocusEvent } from '#src/domain/exam/focus.ts'
import { faqSection } from '#src/domain/faq/faq-document.ts'
import { invitationKind } from '#src/domain/invitation/invitation-letter.ts'
import { orderState } from '#src/domain/order/order-state.ts'
import { capitalize } from './json.ts'

type Schema = z.ZodMiniType
export type SchemaRegistry = z.core.$ZodRegistry<{ id: string }>

const isSchema = (value: unknown): value is Schema => value instanceof z.ZodMiniType

/**
 * Returns the name of an exported schema: `courseWire` becomes Course, `optionLettersCodec` becomes OptionLetters,
 * and `kindCode` becomes KindCode.
 */
const nameOf = (exported: string): string => capitalize(exported.replace(/(?:Wire|Codec)$/, ''))

/** Returns the schemas of a family's document and of its texts in one language. */
const namesOfFamily = ([name, document]: [string, z.ZodMiniObject]): [string, unknown][] => {
  const { texts } = document.shape
  const textsOfLanguage = texts instanceof z.ZodMiniRecord ? texts._zod.def.valueType : undefined
  return [
    [`${capitalize(name)}Document`, document],
    [`${capitalize(name)}Words`, textsOfLanguage],
  ]
}

/** The domain's schemas that requests and responses contain unchanged, and that are used in several places. */
const domainSchemas = {
  attemptState,
  audience,
  classroomMode,
  classroomTrainer,
  faqSection,
  family,
  finding: contentFinding,
  focusEvent: examFocusEvent,
  invitationKind,
  level: certificationLevel,
  orderState,
  pageFailure,
  documentPicture,
  focus,
  picture,
  shownPicture,
  price,
  subject,
}

/** Returns the registry with the name of each named schema. Throws if two schemas have the same name. */
export function createSchemaRegistry(): SchemaRegistry {
  const names: SchemaRegistry = z.registry()
  const usedIds = new Set<string>()
  const named: [string, unknown][] = [
    ...Object.entries(documentSchemas).flatMap(namesOfFamily),
    ...family.options.map((name): [string, unknown] => [`${capitalize(name)}Draft`, draftSchemaOf(name)]),
    ['Document', anyDocument],
    ['Draft', partialDocument],
    ...[...wireModules, domainSchemas].flatMap((group) =>
      Object.entries(group).map(([name, schema]): [string, unknown] => [nameOf(name), schema]),
    ),
  ]
  for (const [id, schema] of named) {
    if (!isSchema(schema) || names.has(schema)) continue
    if (usedIds.has(id)) throw new Error(`Two schemas would be called ${id}`)
    names.add(schema, { id })
    usedIds.add(id)
  }
  return names
}
