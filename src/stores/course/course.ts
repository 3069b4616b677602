import { getCourse } from '../../contract/catalogue/course.ts'
import type { Chapter, Course } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { createLiveItem, liveItemOf } from '../resource/live.ts'

/** The course of the page in its current state for this learner. It is loaded again when an action changes it. */
export const liveCourse = createLiveItem<Course>(async (id) => {
  const result = await environment().api.call(getCourse, { id })
  return result.ok ? result.value : null
})

export function changeChapter(id: number, change: Partial<Chapter>): void {
  const chapters = liveItemOf(liveCourse.$live.get())?.chapters ?? []
  liveCourse.change({
    chapters: chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...change } : chapter)),
  })
}
