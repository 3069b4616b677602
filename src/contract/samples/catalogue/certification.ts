import { courseSummarySample } from './course-sample.ts'

const type = { categoryId: 'video-security', categoryName: 'Video security' }

const version = {
  id: 4,
  certificationCode: 'VSE-2026',
  kind: '1',
  level: 'expert',
  subject: 'cctv',
  scene: null,
  picture: null,
  certificationType: type,
  certificationName: 'Video security expert',
  summary: 'Plan and commission.',
  versionLabel: '2026',
  practicalExam: '1',
  needInvitationCode: '1',
  isCharge: '1',
  fee: { EUR: 39900, PLN: 169900 },
  price: { amount: 39900, currency: 'EUR', vat: 'plus' },
  offer: { kind: 'sold', price: { amount: 39900, currency: 'EUR', vat: 'plus' } },
  prerequisiteCertificationList: [
    { certificationReleaseId: 3, certificationName: 'Video security professional', versionLabel: '2026' },
  ],
  textLanguage: 'en',
}

const older = {
  ...version,
  id: 9,
  level: null,
  kind: '0',
  isCharge: '0',
  fee: null,
  price: null,
  offer: { kind: 'free' },
  practicalExam: '0',
}

const detail = {
  ...version,
  description: '<p>The last of three.</p>',
  bodyLanguage: 'en',
  currentStatus: '0',
  childStatus: null,
  detailFile: null,
  film: null,
  hasOnlineClassroom: '0',
  hasOnsiteClassroom: '1',
  showTask: '1',
  needRecord: '1',
  taskContent: 'Plan a site.\nCommission it.',
  userCourseUpdateDTO: null,
}

const banner = {
  id: 7,
  type: 3,
  subject: 'access',
  scene: null,
  picture: null,
  title: 'Product security',
  content: 'Three levels.',
  buttonText: 'See the courses',
  linkUrl: '/product-security-certification/online-video-courses',
  textLanguage: 'en',
}

export const certificationSamples = {
  getCertifications: [
    {
      request: { kind: '1' },
      response: [
        {
          certificationType: type,
          certificationReleaseDTOList: [
            { ...version, sonCertificationReleaseDTOList: [older], isExpand: false },
          ],
        },
      ],
    },
    { request: {}, response: [] },
  ],
  getCertification: [
    {
      request: { id: 4 },
      response: { certificationDetail: detail, courseList: [courseSummarySample], banner },
    },
    {
      request: { id: 4 },
      response: {
        certificationDetail: {
          ...detail,
          currentStatus: '1',
          childStatus: '2',
          detailFile: '/media/films/a.mp4',
          film: {
            seconds: 60,
            language: 'en',
            captions: '/media/films/a.en.vtt',
            transcript: 'Start with the plan.',
            since: '2026-11-21T08:00:00.000Z',
          },
          taskContent: '',
          userCourseUpdateDTO: { id: 4, viewExamTips: '0', viewUpdate: '1' },
        },
        courseList: [],
        banner: null,
      },
    },
  ],
  getRelatedCertifications: [
    { request: { releaseCertificationId: 4, languageId: 4 }, response: [version] },
    { request: { releaseCertificationId: 4 }, response: [] },
  ],
  getClassroomTypes: [{ request: {}, response: [{ ...type, kindType: '1' }] }],
  getPracticalExamTypes: [{ request: {}, response: [{ ...type, kindType: '0' }] }],
}
