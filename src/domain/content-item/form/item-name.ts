import { type Family, family as families } from '../families.ts'
import { isFieldsObject } from './split-document.ts'

/**
 * Returns the folder name of a family.
 * @example folderOfFamily('practicalExam') // 'practical-exam'
 */
export const folderOfFamily = (family: Family): string =>
  family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const familyOfFolder = (folder: string): Family | undefined =>
  families.options.find((family) => folderOfFamily(family) === folder)

const longest = 48

/** Returns a text as a slug: "Reading a site" becomes reading-a-site. A long slug ends with a whole word. */
function slugOf(words: string): string {
  const slug = words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u2019']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= longest ? slug : slug.slice(0, longest + 1).replace(/-[^-]*$/, '')
}

const firstText = (fields: object): string =>
  Object.values(fields).find((value): value is string => typeof value === 'string') ?? ''

/**
 * Returns the folder name of an item: "7-reading-a-site". It consists of the item's id and, for human readers, its
 * first English text.
 */
export function folderOfItem({ id, document }: { id: number; document: unknown }): string {
  const fields = isFieldsObject(document) ? document : {}
  const english = isFieldsObject(fields.texts) && isFieldsObject(fields.texts.en) ? fields.texts.en : fields
  const slug = slugOf(firstText(english))
  return slug === '' ? String(id) : `${id}-${slug}`
}

/**
 * Returns the id at the beginning of a folder name, or undefined if it has none; the rest of the name is for human
 * readers.
 * @example idOfFolder('7-reading-a-site') // 7
 */
export const idOfFolder = (folder: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(folder) ?? []
  return id === undefined ? undefined : Number(id)
}
