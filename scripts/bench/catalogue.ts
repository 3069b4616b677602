import type { Api } from '#src/api/create-api.ts'
import { getContentItem, importItems } from '#src/contract/editing.ts'
import { answered } from '../desk/desk.ts'

const atOnce = 200
/** The first id of added courses, which no course of the demonstration has. */
export const firstCourse = 1001

/** Fills the catalogue up to `count` more courses than the demonstration has: each a course of its own words. */
export async function growCatalogue(api: Api, from: number, count: number): Promise<void> {
  const { published } = await answered(api.call(getContentItem, { family: 'course', id: 1 }))
  if (!published) throw new Error('The demonstration has no course 1')
  for (let start = from; start < count; start += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, count - start) },
      (_, index) => firstCourse + start + index,
    )
    const items = numbers.map((id) => ({ family: 'course' as const, id, document: courseOf(published, id) }))
    await answered(api.call(importItems, { items }, { patient: true }))
  }
}

/** A course after the model of another, with its number in its words, so that no two pages are the same. */
function courseOf(model: Record<string, unknown>, id: number): Record<string, unknown> {
  const { en } = model.texts as { en: Record<string, string> }
  const chapters = (model.chapters as { video: string }[]).map(({ video }, index) => ({
    id: id * 100 + index + 1,
    video,
  }))
  const texts = { en: { ...en, name: `${en.name} ${id}`, summary: `${en.summary} (${id})` } }
  return { ...model, code: `BENCH-${id}`, recommended: false, chapters, texts }
}
