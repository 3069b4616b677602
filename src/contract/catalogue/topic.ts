import * as z from 'zod/mini'
import * as domain from '../../domain/topic/topic.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { courseSummaryWire } from './course-wire.ts'

const topicWire = renamedWire(domain.topic, {
  name: 'topicName',
  body: 'content',
  courses: ['courseList', z.array(courseSummaryWire)],
  language: 'textLanguage',
})

/** Returns one topic; `quizId` is null for a topic without a quiz. Specification 1, section 2: /topic/detail. */
export const getTopic = declareCall({
  method: 'GET',
  path: '/certification/topic/released/detail',
  who: 'any',
  summary: 'A topic with its courses, videos and quiz',
  source: 'S1 2',
  request: z.object({ id: idCodec }),
  response: topicWire,
  refusals: ['notFound'],
})
