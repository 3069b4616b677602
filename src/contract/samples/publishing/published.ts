import { certificationSamples } from '../catalogue/certification.ts'
import { classroomSample, classroomSamples } from '../catalogue/classroom.ts'
import { courseSample } from '../catalogue/course-sample.ts'
import { newsSamples } from '../catalogue/news.ts'
import { practicalExamSample, practicalExamSamples } from '../catalogue/practical-exam.ts'
import { topicSamples } from '../catalogue/topic.ts'

/** Returns samples of a batch call from the samples of the call for one item. */
const batchSamples = (samples: readonly { response: unknown }[]) => [
  { request: { ids: '7,8' }, response: samples.map(({ response }) => response) },
  { request: { ids: '9' }, response: [] },
]

export const publishedSamples = {
  getPublishedCourses: [
    {
      request: { ids: '7,8' },
      response: [
        {
          course: courseSample,
          certifications: [{ id: 2, kind: '1', name: 'Video security associate', language: 'en' }],
          topics: [{ id: 1, name: 'Light at the gate', language: 'en' }],
          related: [{ id: 8, requirement: '0', name: 'Night pictures', language: 'en' }],
        },
      ],
    },
  ],
  getPublishedCertifications: batchSamples(certificationSamples.getCertification),
  getPublishedClassrooms: batchSamples(classroomSamples.getClassroom),
  getPublishedExams: batchSamples(practicalExamSamples.getPracticalExam),
  getPublishedNews: batchSamples(newsSamples.getNews),
  getPublishedTopics: batchSamples(topicSamples.getTopic),
  getClassroomsOfCertifications: batchSamples([{ response: classroomSample }]),
  getPracticalExamsOfCertifications: batchSamples([{ response: practicalExamSample }]),
}
