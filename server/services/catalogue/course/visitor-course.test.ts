import { expect, test } from 'vitest'
import type { Picture } from '#src/domain/content-item/picture.ts'
import type { ChapterRow } from './list-chapter-rows.ts'
import type { CourseRow } from './list-course-rows.ts'
import { courseOf } from './visitor-course.ts'

/** The cast is needed because the row has only the columns that `courseOf` reads. */
const row = (more: object = {}) =>
  ({
    course: { id: 7, picture: null, quiz: null, certificationType: 'radio', subtype: 'basic', ...more },
    name: 'Waves',
    language: 'de',
  }) as CourseRow
const [lens, mast] = ['lens', 'mast'].map((name) => ({ name, width: 3, height: 2 })) as [Picture, Picture]
const chapter = (id: number, stills: Picture[]): ChapterRow => ({
  ...{ id, courseId: 7, name: `Chapter ${id}`, summary: null, seconds: 60, stills },
})
const nameOf = (group: string, slug: string) => ({ slug, name: `${group} ${slug}` })

const noVideos = new Map()

test('a visitor’s course has category names and no registration', () => {
  expect(courseOf(row(), [], nameOf, noVideos)).toMatchObject({
    ...{ id: 7, name: 'Waves', language: 'de', picture: null },
    certificationType: { slug: 'radio', name: 'certificationType radio' },
    subtype: { slug: 'basic', name: 'subtype basic' },
    ...{
      registrationStatus: 'notEnrolled',
      learningProcess: 'notStarted',
      lastChapterId: null,
      lastPosition: 0,
    },
    ...{ chapters: [], quiz: false, trailer: null },
  })
})

test('a course has a quiz if its document names one', () => {
  expect(courseOf(row({ quiz: 3 }), [], nameOf, noVideos).quiz).toBe(true)
})

test('chapters show the stills of their film in order, or none if the film has none', () => {
  const stills = [lens, mast]
  const chapters = [chapter(1, stills), chapter(2, stills), chapter(3, stills), chapter(4, [])]
  expect(courseOf(row(), chapters, nameOf, noVideos).chapters).toEqual(
    [lens, mast, lens, null].map((still, index) => ({
      ...{ id: index + 1, name: `Chapter ${index + 1}`, summary: null, seconds: 60 },
      ...{ still, state: 'notStarted' },
    })),
  )
})
