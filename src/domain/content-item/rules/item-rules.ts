import type { ContentRule } from '../content-finding.ts'
import type { AnyTexts } from '../document.ts'
import type { Item } from '../families.ts'
import { findInvalidCharacters } from '../invalid-character.ts'
import { listDocumentLinks } from '../links.ts'
import { listPictures } from '../list-pictures.ts'
import { type NumberedParts, numberedPartsByFamily } from '../numbered-parts.ts'
import { partNumber } from '../part-id.ts'
import { isKnownPlaceholder, listPlaceholders } from '../placeholders.ts'
import { referencesOf } from '../references.ts'
import { isTimeZone } from '../time-zone.ts'
import { listSitesOfAudience } from './site-rules.ts'

/** Returns the texts of an item by language, or, for a pool, the texts of each of its questions. */
function textsIn(document: Item['document']): readonly AnyTexts<object>[] {
  if ('texts' in document) return [document.texts]
  return 'questions' in document && 'use' in document ? document.questions.map(({ texts }) => texts) : []
}

const hasLanguage = (texts: AnyTexts<object>, language: string): boolean =>
  language in texts || (language.split('-')[0] as string) in texts

/**
 * Finds languages of the item's sites in which the item, or a question of a pool, has no texts, so that pages show
 * another language.
 */
export const findMissingTranslations: ContentRule = ({ document }, content) => {
  const texts = textsIn(document)
  const required = new Set(listSitesOfAudience(document.audience, content).flatMap((site) => site.languages))
  return [...required].filter((language) => !texts.every((each) => hasLanguage(each, language))).sort()
}

/** Finds references to items that are not published, and links without a target. */
export const findBrokenLinks: ContentRule = (item, content) => {
  const links = listDocumentLinks(item.document)
  const dead = links.filter(({ isValid: leads }) => !leads)
  const missing = referencesOf(item, links).filter((reference) => !content.has(reference))
  return [...dead.map(({ href }) => href), ...missing.map(({ family, key }) => `${family} ${key}`)]
}

/** Finds texts with invalid characters, which drafts that are older than this rule may contain. */
export const findUnshowableTexts: ContentRule = ({ document }) =>
  findInvalidCharacters(document).map(({ path, character: sign }) => `${path.join('.')} ${sign}`)

/** Finds placeholders with an unknown name. Pages would show such a placeholder with its braces. */
export const findUnknownPlaceholders: ContentRule = ({ document }) =>
  listPlaceholders(document)
    .filter((name) => !isKnownPlaceholder(name))
    .map((name) => `{{${name}}}`)

export const findUnknownSites: ContentRule = ({ document }, content) =>
  (document.audience.sites ?? []).filter((name) => !content.hasSite(name))

/**
 * Finds brands that would show an item with a fee although none of their sites charges for training. Decision:
 * docs/decisions/offers.md.
 */
export const findBrandsWithoutSales: ContentRule = ({ document }, content) => {
  if (!('fee' in document) || document.fee === null) return []
  return document.audience.tenants.filter((tenant) => !content.sells(tenant))
}

export const findUnknownVideos: ContentRule = ({ document }, content) => {
  const videos = [
    ...('chapters' in document ? document.chapters.map(({ video }) => video) : []),
    ...('video' in document && document.video !== null ? [document.video] : []),
    ...('trailer' in document && document.trailer !== undefined ? [document.trailer] : []),
  ]
  return videos.filter((name) => !content.hasVideo(name))
}

export const findUnknownPictures: ContentRule = ({ document }, content) =>
  listPictures(document)
    .filter((picture) => !content.hasPicture(picture))
    .map(({ name }) => name)

export const findUnknownProvince: ContentRule = ({ family, document }, content) =>
  family === 'province' && !content.hasProvince(document.code) ? [document.code] : []

/**
 * Finds parts whose ids break the numbering. The id of a part never changes, and no other item can use it: part 2
 * of item 7 has the id 702 (in pool 7 it is 7002, and part 1000 is 1000071000).
 */
export const findWrongPartIds: ContentRule = ({ family, id, document }) => {
  const numbered = numberedPartsByFamily[family]
  // The cast is needed because the types of all families can't express which documents have this field; the table
  // of families contains it.
  const parts =
    numbered && (document as Partial<Record<NumberedParts['field'], { id: number }[]>>)[numbered.field]
  if (!parts) return []
  const numbers = parts.map((part) => part.id)
  const duplicates = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  return [...numbers.filter((number) => partNumber(numbered, id, number) === undefined), ...duplicates].map(
    String,
  )
}

/** Finds languages in which the number of chapter names differs from the number of chapters. */
export const findMissingChapterNames: ContentRule = ({ document }) =>
  'chapters' in document
    ? Object.entries(document.texts)
        .filter(([, texts]) => texts?.chapters && texts.chapters.length !== document.chapters.length)
        .map(([language]) => language)
    : []

/** Finds sessions that do not end after their start, or whose zone doesn't exist. */
export const findWrongSessionTimes: ContentRule = ({ document }) => {
  if (!('startsAt' in document)) return []
  const { startsAt, endsAt, zone } = document
  return [...(Date.parse(startsAt) < Date.parse(endsAt) ? [] : [endsAt]), ...(isTimeZone(zone) ? [] : [zone])]
}
