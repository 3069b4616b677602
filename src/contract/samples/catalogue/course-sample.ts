/** The fields of a course that a card shows, in the wire format. */
export const courseSummarySample = {
  id: 7,
  courseCode: 'CCTV-110',
  courseType: '0',
  kind: '1',
  subject: 'cctv',
  scene: 'lens-density',
  picture: null,
  courseName: 'Lenses and light',
  summary: 'What a camera sees.',
  textLanguage: 'en',
  languageCompleteList: ['en', 'de'],
  certificationType: { categoryId: 'video-security', categoryName: 'Video security' },
  certificationSubtype: { categoryId: 'cameras', categoryName: 'Cameras' },
  requirement: '1',
  credits: 3,
  versionLabel: '2026',
  duration: 600,
  contentCount: 1,
  needAudit: '1',
}

/** A sample course in the wire format. */
export const courseSample = {
  ...courseSummarySample,
  relationId: 7,
  description: '<p>All about lenses.</p>',
  bodyLanguage: 'en',
  outcomes: ['Choose a lens'],
  registrationStatus: '2',
  learningProcess: '1',
  courseContentReleaseDTOS: [
    {
      id: 71,
      contentName: 'Focal length',
      summary: 'From the width of a scene to the lens.',
      still: null,
      duration: 600,
      exerciseProcess: '1',
    },
  ],
  trailer: {
    url: '/media/films/focal-length.mp4',
    seconds: 60,
    language: 'en',
    captions: '/media/films/focal-length.en.vtt',
    transcript: 'We begin at the gate.',
  },
  hasExercise: '1',
  lastContentId: 71,
  lastContentPosition: 30,
}

/** A sample course as an editor writes it. */
export const courseDocumentSample = {
  code: 'CCTV-110',
  contentType: 'course',
  kind: 'hsc',
  subject: 'cctv',
  certificationType: 'video-security',
  subtype: 'cameras',
  requirement: 'compulsory',
  credits: 3,
  version: '2026',
  needsApproval: true,
  recommended: false,
  chapters: [{ id: 71, video: 'focal-length' }],
  audience: { tenants: ['main'] },
  texts: {
    en: {
      name: 'Lenses and light',
      summary: 'What a camera sees.',
      description: '<p>All about lenses.</p>',
      outcomes: ['Choose a lens'],
      chapters: [{ name: 'Focal length', summary: 'From the width of a scene to the lens.' }],
    },
  },
}
