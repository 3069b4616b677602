import { type Family, family as families } from '../families.ts'
import { isFields } from './sheets.ts'

/**
 * The folder of a family.
 * @example folderOfFamily('practicalExam') // 'practical-exam'
 */
export const folderOfFamily = (family: Family): string =>
  family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const familyOfFolder = (folder: string): Family | undefined =>
  families.options.find((family) => folderOfFamily(family) === folder)

const longest = 48

/**
 * Words as a part of a folder's name: "Reading a site" becomes reading-a-site. A long one ends with a whole
 * word.
 */
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
 * The folder of an item within its family's: its id and, for people, its first words in English:
 * "7-reading-a-site".
 */
export function folderOfItem({ id, document }: { id: number; document: unknown }): string {
  const fields = isFields(document) ? document : {}
  const english = isFields(fields.texts) && isFields(fields.texts.en) ? fields.texts.en : fields
  const slug = slugOf(firstText(english))
  return slug === '' ? String(id) : `${id}-${slug}`
}

/**
 * The id that a folder's name begins with; the rest of the name is for people. Undefined without one.
 * @example idOfFolder('7-reading-a-site') // 7
 */
export const idOfFolder = (folder: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(folder) ?? []
  return id === undefined ? undefined : Number(id)
}
