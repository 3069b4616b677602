import type { Api } from '#src/api/create-api.ts'
import { getContentItem, importItems } from '#src/contract/publishing/editing.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'

const atOnce = 200
/** The first id of the generated courses; no course of the demonstration has this id. */
export const firstGeneratedCourseId = 1001

/**
 * Adds generated courses until there are `count` of them; `from` of them exist already. Each is a copy of a model
 * course with its own number in the texts; the models are used in turn.
 */
export async function addGeneratedCourses(
  api: Api,
  from: number,
  count: number,
  models: readonly number[] = [1],
): Promise<void> {
  const published = await Promise.all(models.map((id) => modelOf(api, id)))
  for (let start = from; start < count; start += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, count - start) },
      (_, index) => firstGeneratedCourseId + start + index,
    )
    const items = numbers.map((id) => {
      const model = published[id % published.length] as Record<string, unknown>
      return { family: 'course' as const, id, document: courseOf(model, id) }
    })
    await unwrapOrThrow(api.call(importItems, { items }, { waitsForPublish: true }))
  }
}

async function modelOf(api: Api, id: number): Promise<Record<string, unknown>> {
  const { published } = await unwrapOrThrow(api.call(getContentItem, { family: 'course', id }))
  if (!published) throw new Error(`The demonstration has no course ${id}`)
  return published
}

/** Returns a copy of a model course with its number in the texts, so that no two pages are the same. */
function courseOf(model: Record<string, unknown>, id: number): Record<string, unknown> {
  const { en } = model.texts as { en: Record<string, string> }
  const chapters = (model.chapters as { video: string }[]).map(({ video }, index) => ({
    id: id * 100 + index + 1,
    video,
  }))
  const texts = { en: { ...en, name: `${en.name} ${id}`, summary: `${en.summary} (${id})` } }
  return { ...model, code: `BENCH-${id}`, recommended: false, chapters, texts }
}
