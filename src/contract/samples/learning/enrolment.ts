import { courseSummarySample } from '../catalogue/course-sample.ts'

export const enrolmentSamples = {
  enrolInCourse: [
    {
      request: { relationId: 7, emailNotificationStatus: '0', courseType: '0' },
      response: { relationId: 7, registrationStatus: '1' },
    },
    {
      request: { relationId: 7, emailNotificationStatus: '1' },
      response: { relationId: 7, registrationStatus: '2' },
    },
  ],
  getMyCourses: [
    {
      request: { certificationId: 1 },
      response: [
        {
          course: courseSummarySample,
          registrationStatus: '2',
          learningProcess: '2',
          progress: 0.95,
          quizOpen: false,
          creditsEarned: 3,
          emailNotification: '1',
        },
      ],
    },
  ],
}
