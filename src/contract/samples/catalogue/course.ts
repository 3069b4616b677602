import { courseSample, courseSummarySample } from './course-sample.ts'

const category = { categoryId: 'video-security', categoryName: 'Video security' }

export const courseSamples = {
  findCourses: [
    {
      request: {
        keyword: 'lens',
        certificationTypeName: 'video-security',
        certificationSubtypeName: 'cameras',
        requirement: '0',
        languageComplete: 'de',
        versionLabel: '2026',
        kind: '0',
        courseType: '1',
        productLine: 'cameras',
        videoType: 'how-to',
        type: '3',
        pageNum: 2,
        pageSize: 15,
        compact: '1',
      },
      response: {
        rows: [
          courseSummarySample,
          { ...courseSummarySample, needAudit: '0', courseType: '1', requirement: '0' },
        ],
        total: 17,
        facets: [
          { filter: 'versionLabel', values: [{ value: '2026', name: null, count: 17 }] },
          { filter: 'certificationSubtypeName', values: [{ value: 'cameras', name: 'Cameras', count: 3 }] },
        ],
      },
    },
    { request: {}, response: { rows: [], total: 0, facets: [] } },
  ],
  getCourse: [{ request: { id: 7, courseType: '0' }, response: courseSample }],
  getCourseFilters: [
    {
      request: { kind: '0', courseType: '0' },
      response: {
        certificationTypes: [category],
        certificationSubTypes: [],
        versionLabelList: ['2026'],
        languageCompleteList: ['en'],
        productLineList: [{ categoryId: 'cameras', categoryName: 'Cameras' }],
        videoTypeList: [],
      },
    },
  ],
  getRecommendedCourses: [{ request: {}, response: [courseSummarySample] }],
  getVideoAccess: [
    {
      request: { id: 7, courseContentId: 71, courseType: '0' },
      response: {
        key: 'k',
        url: '/media/71?signed',
        payDuration: 12.5,
        captions: [{ language: 'en', url: '/media/71.vtt' }],
        transcript: 'Light enters.',
      },
    },
  ],
}
