import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'
import * as domain from '../domain/topic/topic.ts'
import { declareCall } from './call.ts'
import { courseSummaryWire } from './course-wire.ts'
import { id } from './wire.ts'

const topicWire = z.codec(
  z.object({
    id: z.int(),
    subject,
    picture: z.nullable(picture),
    topicName: z.string(),
    summary: z.string(),
    content: z.string(),
    courseList: z.array(courseSummaryWire),
    quizId: z.nullable(z.int()),
    textLanguage: z.string(),
  }),
  domain.topic,
  {
    decode: (wire) => ({
      id: wire.id,
      subject: wire.subject,
      picture: wire.picture,
      name: wire.topicName,
      summary: wire.summary,
      body: wire.content,
      courses: wire.courseList,
      quiz: wire.quizId,
      language: wire.textLanguage,
    }),
    encode: (topic) => ({
      id: topic.id,
      subject: topic.subject,
      picture: topic.picture,
      topicName: topic.name,
      summary: topic.summary,
      content: topic.body,
      courseList: topic.courses,
      quizId: topic.quiz,
      textLanguage: topic.language,
    }),
  },
)

/** `quizId` is null for a topic without a quiz. Specification 1, section 2: /topic/detail. */
export const getTopic = declareCall({
  method: 'GET',
  path: '/certification/topic/released/detail',
  who: 'any',
  summary: 'A topic with its courses, videos and quiz',
  request: z.object({ id }),
  answer: topicWire,
  refusals: ['notFound'],
})
