import { courseSummarySample } from '../catalogue/course-sample.ts'

export const certificationCourseSamples = {
  getCertificationCourses: [
    {
      request: { certificationId: 2 },
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
