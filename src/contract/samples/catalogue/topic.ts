import { courseSummarySample } from './course-sample.ts'

const topic = {
  id: 1,
  subject: 'cctv',
  picture: null,
  topicName: 'Seeing at night',
  summary: 'Light that nobody sees.',
  content: '<p>Infrared.</p>',
  bodyLanguage: 'en',
  courseList: [courseSummarySample],
  quizId: 12,
  textLanguage: 'en',
}

export const topicSamples = {
  getTopic: [
    { request: { id: 1 }, response: topic },
    { request: { id: 2 }, response: { ...topic, id: 2, courseList: [], quizId: null } },
  ],
}
